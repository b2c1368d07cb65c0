import type { IndustryOption } from '@console/contract-company';
import { chosenIds, pathOptions, pathsOf } from './industry-choice.ts';

const node = (industryId: number, children: readonly IndustryOption[] = []): IndustryOption => ({
  industryId,
  industryName: `行业${industryId}`,
  industryCode: `E${industryId}`,
  industryLevel: 1,
  children,
});
const TREE = [node(1, [node(11, [node(111), node(112)]), node(12, [node(121)])]), node(2)];

describe('the industries of a company', () => {
  it('are shown by their paths; industries no longer in the tree are left out', () => {
    expect(pathsOf(TREE, [121, 2, 999])).toEqual([['1', '12', '121'], ['2']]);
    expect(pathOptions(TREE)[1]).toEqual({ value: '2', label: '行业2' });
  });

  it('are the lowest ones below the choice', () => {
    expect(chosenIds(TREE, [['1', '11'], ['2']], [])).toEqual([111, 112, 2]);
    // The cascader replaces an only child by its parent.
    expect(chosenIds(TREE, [['1', '12']], [121])).toEqual([121]);
    expect(chosenIds(TREE, [['9']], [])).toEqual([]);
  });

  it('keep a branch that the company itself belonged to', () => {
    expect(chosenIds(TREE, [['1', '11'], ['2']], [11])).toEqual([11, 2]);
    expect(chosenIds(TREE, [['1', '11']], [11, 111])).toEqual([11, 111]);
  });
});
