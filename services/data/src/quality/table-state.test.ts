import { tableState, type TableFacts } from './table-state.ts';

const DAY = '2026-07-02';
const GOOD: TableFacts = {
  rows: 10,
  asOf: DAY,
  rhythm: 'daily',
  isAnnounced: false,
  failed: false,
  gapDays: 0,
};
const state = (facts: Partial<TableFacts>, businessDate: string | null = DAY): string =>
  tableState({ ...GOOD, ...facts }, businessDate);

describe('the state of a table', () => {
  it('is ok when it reaches the business date without gaps, or is not counted by day', () => {
    expect([state({}), state({ gapDays: null })]).toEqual(['ok', 'ok']);
  });

  it('is late a day behind the business date, or without any date', () => {
    expect([state({ asOf: '2026-07-01' }), state({ asOf: null })]).toEqual(['late', 'late']);
  });

  it('is late by the rhythm of its reports, not by the day', () => {
    expect(state({ rhythm: 'quarterly', asOf: '2026-03-31' })).toBe('ok');
    expect(state({ rhythm: 'quarterly', asOf: '2025-12-31' })).toBe('late');
    expect(state({ rhythm: 'yearly', asOf: '2025-12-31' })).toBe('ok');
    expect(state({ rhythm: 'yearly', asOf: '2024-12-31' })).toBe('late');
  });

  it('is never late for events, nor before there is a business date', () => {
    expect([state({ rhythm: 'event', asOf: null }), state({ asOf: null }, null)]).toEqual(['ok', 'ok']);
  });

  it('is gaps when one day is short', () => {
    expect(state({ gapDays: 1 })).toBe('gaps');
  });

  it('is the worst that applies: failed, then empty, then late, then gaps', () => {
    const worst = { gapDays: 1, asOf: '2026-07-01', rows: 0, failed: true };
    expect(state(worst)).toBe('failed');
    expect(state({ ...worst, failed: false })).toBe('empty');
    expect(state({ ...worst, failed: false, rows: 1 })).toBe('late');
  });
});
