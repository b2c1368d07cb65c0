import { isRanked } from './figure-coverage.ts';

const row = (corpNum: number) => ({ coverage: { pe: { corpNum, memberNum: 10, capitalShare: null } } });

it('ranks a figure of enough companies, and whatever has no coverage', () => {
  expect(isRanked(row(10), 'pe')).toBe(true);
  expect(isRanked(row(7), 'pe')).toBe(false);
  expect(isRanked(row(7), 'industryId')).toBe(true);
});
