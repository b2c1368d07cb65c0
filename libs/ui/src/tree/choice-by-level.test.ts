import { carryOver, chosenPlaces, levelSummary, sameChoice } from './choice-by-level.ts';
import type { TreeNode } from './tree-node.ts';

const node = (key: string, children: readonly TreeNode[] = []): TreeNode => ({ key, title: key, children });
const TREE = [node('64', [node('6407', [node('640701'), node('640702')])]), node('63')];

describe('a choice of a tree', () => {
  it('is read in the tree’s order, with levels, without what is no longer in the tree', () => {
    expect(chosenPlaces(TREE, new Set(['63', '640702', '99', '64', '6407']))).toEqual([
      { key: '64', level: 1 },
      { key: '6407', level: 2 },
      { key: '640702', level: 3 },
      { key: '63', level: 1 },
    ]);
  });

  it('is summarised by level', () => {
    expect(levelSummary(TREE, new Set(['640701', '640702', '6407', '64']))).toBe(
      '已选 一级 1、二级 1、三级 2',
    );
    expect(levelSummary(TREE, new Set())).toBe('已选 一级 0、二级 0、三级 0');
  });

  it('applies its changes to what another user saved meanwhile', () => {
    const [read, chosen] = [new Set(['1', '2', '3']), new Set(['1', '2', '4'])];
    expect([...carryOver(read, chosen, new Set(['2', '3', '5']))].sort()).toEqual(['2', '4', '5']);
  });

  it('knows whether anything was changed', () => {
    expect(sameChoice(new Set(['1', '2']), new Set(['2', '1']))).toBe(true);
    expect(sameChoice(new Set(['1', '2']), new Set(['1', '3']))).toBe(false);
    expect(sameChoice(new Set(['1']), new Set(['1', '3']))).toBe(false);
  });
});
