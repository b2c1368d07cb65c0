import { SAMPLE_TREE } from './sample-tree.ts';
import { tick, tickedByKey, type TreeChoice } from './tree-choice.ts';
import type { TreeNode } from './tree-node.ts';
import { searchTree } from './tree-search.ts';

const find = (key: string, nodes: readonly TreeNode[] = SAMPLE_TREE): TreeNode => {
  const found = nodes.flatMap(function all(node): TreeNode[] {
    return [node, ...node.children.flatMap(all)];
  });
  const node = found.find((each) => each.key === key);
  if (!node) throw new Error(`no node ${key}`);
  return node;
};
const ticked = (chosen: readonly string[], key: string, on = true): string[] =>
  [...tick(SAMPLE_TREE, new Set(chosen), { node: find(key), on })].sort();

describe('a choice in a tree', () => {
  it('includes with a branch everything below it', () => {
    expect(ticked([], '640700')).toEqual(['640000', '640700', '640701', '640702']);
  });

  it('includes with a leaf the levels above it, and nothing beside it', () => {
    expect(ticked([], '630701')).toEqual(['630000', '630700', '630701']);
  });

  it('leaves out with a branch everything below it', () => {
    const chosen = ['640000', '640100', '640101', '640700', '640701', '640702'];
    expect(ticked(chosen, '640700', false)).toEqual(['640000', '640100', '640101']);
  });

  it('leaves out the levels above a leaf once nothing is left below them', () => {
    expect(ticked(['630000', '630700', '630701'], '630701', false)).toEqual([]);
    expect(ticked(['640000', '640700', '640701', '640702'], '640701', false)).toEqual([
      '640000',
      '640700',
      '640702',
    ]);
  });

  it('changes nothing that a search hides', () => {
    const shown = searchTree(SAMPLE_TREE, '机器人').nodes;
    const machines = find('640000', shown);
    expect([...tick(SAMPLE_TREE, new Set(), { node: machines, on: true })].sort()).toEqual([
      '640000',
      '640700',
      '640701',
    ]);
    const chosen = new Set(['640000', '640700', '640701', '640702']);
    expect([...tick(SAMPLE_TREE, chosen, { node: machines, on: false })].sort()).toEqual([
      '640000',
      '640700',
      '640702',
    ]);
  });

  it('does not change the choice it was given', () => {
    const chosen: TreeChoice = Object.freeze(new Set(['630000', '630700', '630701']));
    tick(SAMPLE_TREE, chosen, { node: find('630000'), on: false });
    expect(chosen.size).toBe(3);
  });
});

describe('how a node is ticked', () => {
  const states = (...chosen: string[]): ReadonlyMap<string, string> =>
    tickedByKey(SAMPLE_TREE, new Set(chosen));

  it('is wholly when all below it is', () => {
    const found = states('630000', '630700', '630701');
    expect([...found.values()].filter((state) => state === 'all')).toHaveLength(3);
    expect(found.get('640000')).toBe('none');
  });

  it('is partly when some of it is, up to the top', () => {
    const found = states('640000', '640700', '640701');
    expect([found.get('640000'), found.get('640700'), found.get('640702')]).toEqual(['some', 'some', 'none']);
  });

  it('is partly when only it is chosen and nothing below it', () => {
    expect(states('630000').get('630000')).toBe('some');
  });

  it('is partly where only something below it is', () => {
    expect(states('630701').get('630000')).toBe('some');
  });
});
