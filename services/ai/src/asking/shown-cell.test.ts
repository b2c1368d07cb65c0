import type { UnitId } from '@console/contract-core';
import { shownCell } from './shown-cell.ts';

it.each<[number, UnitId, string]>([
  [174_144_069_958.25, 'yuan', '1,741.44亿元'],
  [-12_345.6, 'yuan', '−1.23万元'],
  [85.2, 'yuan', '85.20元'],
  [0, 'yuan', '0.00元'],
  [1_701_330_000, 'millionYuan', '17.01亿元'],
  [-330_000, 'millionYuan', '−33.00万元'],
  [25_000_000, 'shares', '2,500.00万股'],
  [0.3424, 'percent', '34.24%'],
  [21.37, 'multiple', '21.37倍'],
  [33_302, 'integer', '33,302'],
])('%d in %s is shown as %s', (value, unit, shown) => {
  expect(shownCell({ value, unit })).toBe(shown);
});
