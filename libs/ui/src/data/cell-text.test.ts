import type { Column } from '@console/contract-core';
import { cellText } from './cell-text.ts';

const NUMBER: Column = { key: 'capital', title: '总市值', unit: 'hundredMillionYuan', width: 90 };
const NAME: Column = { key: 'name', title: '名称', width: 90 };

describe('cellText', () => {
  test('scales by the unit and rounds half away from zero', () => {
    expect(cellText(NUMBER, 123_456_500_000)).toBe('1,234.57');
    expect(cellText({ ...NUMBER, unit: 'number' }, 1.005)).toBe('1.01');
  });

  test('distinguishes zero from a missing value', () => {
    expect(cellText(NUMBER, 0)).toBe('0.00');
    expect(cellText(NUMBER, null)).toBe('—');
    expect(cellText(NAME, '')).toBe('—');
    expect(cellText(NAME, [])).toBe('—');
  });

  test('cuts seconds from a time and joins a list', () => {
    expect(cellText({ ...NAME, format: 'datetime' }, '2026-11-18 10:42:11')).toBe('2026-11-18 10:42');
    expect(cellText(NAME, ['甲', '乙'])).toBe('甲、乙');
  });
});
