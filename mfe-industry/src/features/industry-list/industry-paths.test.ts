import type { IndustryOption } from '@console/contract-industry';
import { chosenIds, pathOptions, pathsOf } from './industry-paths.ts';

const option = (
  industryId: number,
  industryName: string,
  children: readonly IndustryOption[] = [],
): IndustryOption => ({
  industryId,
  industryName,
  industryCode: `C${industryId}`,
  industryLevel: 1,
  children,
});

const TREE = [option(1, '智能制造', [option(2, '机器人', [option(3, '减速器')])]), option(4, '新能源')];

describe('the choice of industries', () => {
  it('sends the last of each path, which includes all below it', () => {
    expect(chosenIds([['1', '2'], ['4']])).toEqual([2, 4]);
  });

  it('is no condition without a choice', () => {
    expect(chosenIds([])).toBeUndefined();
  });

  it('finds the paths of a link’s ids again, without removed ones', () => {
    expect(pathsOf(TREE, [3, 4, 99])).toEqual([['1', '2', '3'], ['4']]);
  });

  it('offers leaves without children', () => {
    expect(pathOptions(TREE)[1]).toEqual({ value: '4', label: '新能源' });
    expect(pathOptions(TREE)[0]?.children?.[0]?.label).toBe('机器人');
  });
});
