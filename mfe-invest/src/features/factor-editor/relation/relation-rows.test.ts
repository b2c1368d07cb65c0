import { relationRows, type RelationTree } from './relation-rows.ts';

const node = (name: string, kind: 'indicator' | 'factor' = 'factor') => ({
  ref: name,
  kind,
  name,
  factorId: null,
});
const tree: RelationTree = {
  nodes: [node('合成'), node('动量'), node('质量'), node('收盘价', 'indicator')],
  edges: [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ],
};
const lines = (rows: ReturnType<typeof relationRows>) =>
  rows.map(({ depth, node: { name }, again }) => `${'-'.repeat(depth)}${name}${again ? ' again' : ''}`);

it('the tree goes down to the indicators, and expands a repeated one once', () => {
  expect(lines(relationRows(tree, 'sources'))).toEqual([
    '合成',
    '-动量',
    '--收盘价',
    '-质量',
    '--收盘价 again',
  ]);
});

it('the tree goes up to the factors that use it', () => {
  const users: RelationTree = { nodes: [node('动量'), node('合成')], edges: [[1, 0]] };
  expect(lines(relationRows(users, 'users'))).toEqual(['动量', '-合成']);
});

it('the tree ends at a cycle', () => {
  const round: RelationTree = {
    nodes: [node('甲'), node('乙')],
    edges: [
      [0, 1],
      [1, 0],
    ],
  };
  expect(lines(relationRows(round, 'sources'))).toEqual(['甲', '-乙', '--甲 again']);
});
