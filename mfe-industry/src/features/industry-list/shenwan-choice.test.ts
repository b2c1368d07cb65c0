import type { ShenwanOption } from '@console/contract-industry';
import { carryOver, choiceSummary, chosenIndustries, sameChoice, shenwanNodes } from './shenwan-choice.ts';

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
  it('is saved with the marks of the documents, in the tree’s order', () => {
    expect(chosenIndustries(TREE, new Set(['640701', '630000', '640700', '640000']))).toEqual([
      { swid: '640000', hyflName: 'SW', level: 1 },
      { swid: '640700', hyflName: 'SW', level: 2 },
      { swid: '640701', hyflName: 'SW', level: 3 },
      { swid: '630000', hyflName: 'SW', level: 1 },
    ]);
  });

  it('leaves out a code that is no longer in the tree', () => {
    expect(chosenIndustries(TREE, new Set(['999999']))).toEqual([]);
  });

  it('says what it comes to, by level', () => {
    expect(choiceSummary(TREE, new Set(['640701', '640702', '640700', '640000']))).toBe(
      '已选 一级 1、二级 1、三级 2',
    );
    expect(choiceSummary(TREE, new Set())).toBe('已选 一级 0、二级 0、三级 0');
  });

  it('carries what was changed over to what somebody else saved meanwhile', () => {
    const read = new Set(['1', '2', '3']);
    const chosen = new Set(['1', '2', '4']);
    expect([...carryOver(read, chosen, new Set(['2', '3', '5']))].sort()).toEqual(['2', '4', '5']);
  });

  it('knows whether anything was changed', () => {
    expect(sameChoice(new Set(['1', '2']), new Set(['2', '1']))).toBe(true);
    expect(sameChoice(new Set(['1', '2']), new Set(['1', '3']))).toBe(false);
    expect(sameChoice(new Set(['1']), new Set(['1', '3']))).toBe(false);
  });

  it('is searched by name and by code', () => {
    expect(shenwanNodes(TREE)[1]).toEqual({ key: '630000', title: '电力设备', note: '630000', children: [] });
  });
});
