import type { ShenwanOption } from '@console/contract-industry';
import { chosenIndustries, shenwanNodes } from './shenwan-choice.ts';

const option = (
  industryId: string,
  industryName: string,
  industryLevel: number,
  children: readonly ShenwanOption[] = [],
): ShenwanOption => ({ industryId, industryName, industryLevel, children });

const TREE = [
  option('640000', '机械设备', 1, [
    option('640700', '自动化设备', 2, [option('640701', '机器人', 3), option('640702', '工控设备', 3)]),
  ]),
  option('630000', '电力设备', 1),
];

describe('the choice of Shenwan industries', () => {
  it('is saved with the markers of the specification, in the tree’s order', () => {
    expect(chosenIndustries(shenwanNodes(TREE), new Set(['640701', '630000', '640700', '640000']))).toEqual([
      { swid: '640000', hyflName: 'SW', level: 1 },
      { swid: '640700', hyflName: 'SW', level: 2 },
      { swid: '640701', hyflName: 'SW', level: 3 },
      { swid: '630000', hyflName: 'SW', level: 1 },
    ]);
  });

  it('leaves out a code that is no longer in the tree', () => {
    expect(chosenIndustries(shenwanNodes(TREE), new Set(['999999']))).toEqual([]);
  });

  it('is searched by name and by code', () => {
    expect(shenwanNodes(TREE)[1]).toEqual({ key: '630000', title: '电力设备', note: '630000', children: [] });
  });
});
