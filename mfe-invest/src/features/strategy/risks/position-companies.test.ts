import { positionCompanies } from './position-companies.ts';

const day = (...ids: readonly number[]) => ({
  stockPositions: ids.map((id) => ({
    corpName: `公司${id}`,
    stockCode: `60000${id}.SH`,
    realityWeight: 0.1,
  })),
});

it('lists each company once, those of the newest day first', () => {
  expect(positionCompanies([day(3, 1), day(1, 2), day()])).toEqual([
    { corpName: '公司3', stockCode: '600003.SH' },
    { corpName: '公司1', stockCode: '600001.SH' },
    { corpName: '公司2', stockCode: '600002.SH' },
  ]);
});

it('is empty without days', () => {
  expect(positionCompanies([])).toEqual([]);
});
