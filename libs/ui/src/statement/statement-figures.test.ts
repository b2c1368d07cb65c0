import type { StatementRow } from '@console/contract-core';
import { valueFacts } from './statement-figures.ts';

const REVENUE: StatementRow = {
  cn: '营业总收入',
  '2026H1': 220,
  '2026Q1': 100,
  '2025Y': 380,
  prior: { '2026H1': 200, '2026Q1': 80, '2025Y': null },
};

describe('valueFacts', () => {
  test('compare a value with the one before, and its last quarter with that of the year before', () => {
    expect(valueFacts(REVENUE, '2026H1', true)).toEqual({
      value: 220,
      prior: 200,
      growth: 0.1,
      quarter: { value: 120, growth: 0 },
    });
  });

  test('have no quarter for a first quarter, for a report whose previous report is not shown, and for balances', () => {
    expect(valueFacts(REVENUE, '2026Q1', true).quarter).toBeNull();
    expect(valueFacts(REVENUE, '2025Y', true)).toEqual({
      value: 380,
      prior: null,
      growth: null,
      quarter: null,
    });
    expect(valueFacts(REVENUE, '2026H1', false).quarter).toBeNull();
  });

  test('have no quarter of a level or of a ratio', () => {
    expect(valueFacts({ ...REVENUE, level: true }, '2026H1', true).quarter).toBeNull();
    expect(valueFacts({ ...REVENUE, unit: 'percent' }, '2026H1', true).quarter).toBeNull();
  });

  test('of a set grow by the part that both periods have, and have no quarter', () => {
    const set: StatementRow = { ...REVENUE, comparable: { '2026H1': 210, '2026Q1': 90 } };
    expect(valueFacts(set, '2026H1', true)).toEqual({ value: 220, prior: 200, growth: 0.05, quarter: null });
  });

  test('are none for a period without a value', () => {
    expect(valueFacts(REVENUE, '2020Y', true)).toEqual({
      value: null,
      prior: null,
      growth: null,
      quarter: null,
    });
  });
});
