import { relationRows, type RelationTree } from './relation-rows.ts';

const factor = (id: number, name: string): RelationTree['nodes'][number] => ({
  ref: `f${id}@1`,
  kind: 'factor',
  name,
  factorId: id,
});
const texts = (tree: RelationTree, direction: 'users' | 'sources'): string[] =>
  relationRows(tree, direction).map(
    ({ node, level, repeated }) => `${'·'.repeat(level)}${node.name}${repeated ? '↑' : ''}`,
  );

describe('a relation as lines', () => {
  it('goes up to the users of the factor, expanding a repeated one once', () => {
    const nodes = [factor(1, '甲'), factor(2, '乙'), factor(3, '丙'), factor(4, '丁')];
    const edges: RelationTree['edges'] = [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 2],
    ];
    expect(texts({ nodes, edges }, 'users')).toEqual(['·乙', '··丙', '···丁', '·丙↑']);
  });

  it('goes down to its inputs', () => {
    const indicator = {
      ref: 'daily_bar.close@1',
      kind: 'indicator' as const,
      name: '收盘价',
      factorId: null,
    };
    const nodes = [factor(1, '甲'), factor(2, '乙'), indicator];
    const edges: RelationTree['edges'] = [
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    expect(texts({ nodes, edges }, 'sources')).toEqual(['·乙', '··收盘价', '·收盘价']);
    expect(texts({ nodes: [factor(1, '甲')], edges: [] }, 'users')).toEqual([]);
  });
});
