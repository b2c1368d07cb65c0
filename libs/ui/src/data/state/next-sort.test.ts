import type { Column } from '@console/contract-core';
import { nextSort } from './next-sort.ts';

const NUMBER: Column = { key: 'capital', title: '总市值', unit: 'hundredMillionYuan', width: 90 };
const NAME: Column = { key: 'name', title: '名称', width: 90 };

describe('nextSort', () => {
  test('starts numbers with the largest, reverses, then returns to the default', () => {
    expect(nextSort(NUMBER, null, 'day,DESC')).toBe('capital,DESC');
    expect(nextSort(NUMBER, 'DESC', 'day,DESC')).toBe('capital,ASC');
    expect(nextSort(NUMBER, 'ASC', 'day,DESC')).toBe('day,DESC');
  });

  test('starts names with the first', () => {
    expect(nextSort(NAME, null, 'day,DESC')).toBe('name,ASC');
  });

  test('always changes something on the column that is sorted by default', () => {
    expect(nextSort(NUMBER, 'DESC', 'capital,DESC')).toBe('capital,ASC');
    expect(nextSort(NUMBER, 'ASC', 'capital,DESC')).toBe('capital,DESC');
    expect(nextSort(NUMBER, 'ASC', 'capital,ASC')).toBe('capital,DESC');
  });
});
