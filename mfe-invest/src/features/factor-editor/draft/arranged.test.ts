import { aGraph, aNode } from '../testing/a-factor.ts';
import { arranged, NODE_WIDTH, nodeHeight, placed } from './arranged.ts';

it('arranging puts inputs left of the nodes they feed, and no node on another', () => {
  const graph = aGraph();
  const layout = arranged(graph);
  for (const { id, inputs } of graph.nodes)
    for (const input of inputs) expect((layout[input]?.x ?? 0) + NODE_WIDTH).toBeLessThan(layout[id]?.x ?? 0);
  const places = Object.values(layout);
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= NODE_WIDTH || Math.abs(one.y - other.y) >= 60).toBe(true);
});

it('arranging puts the inputs of a node in their order', () => {
  const layout = arranged(aGraph());
  expect(layout['n2']?.y).toBeLessThan(layout['n4']?.y ?? 0);
  expect(layout['n1']?.y).toBeLessThan(layout['n3']?.y ?? 0);
});

it('an empty graph needs no room', () => {
  expect(arranged({ output: '', nodes: [] })).toEqual({});
});

describe('placing', () => {
  const layout = arranged(aGraph());

  it('keeps the positions of nodes, and removes those of removed nodes', () => {
    const fewer = { ...aGraph(), nodes: aGraph().nodes.slice(1) };
    const rest = Object.fromEntries(Object.entries(layout).filter(([id]) => id !== 'n1'));
    expect(placed(fewer, layout)).toEqual(rest);
  });

  it('finds room left of the nodes it feeds, and right of those that feed it', () => {
    const nodes = [...aGraph().nodes, aNode('n6', 'rule', '3', { inputs: ['n5'] })];
    expect(placed({ output: 'n6', nodes }, layout)['n6']?.x).toBe((layout['n5']?.x ?? 0) + NODE_WIDTH + 32);
    const known = Object.fromEntries(Object.entries(layout).filter(([id]) => id !== 'n1'));
    expect(placed(aGraph(), known)['n1']?.x).toBe((layout['n2']?.x ?? 0) - NODE_WIDTH - 32);
  });

  it('never puts two nodes at one position', () => {
    const nodes = [...aGraph().nodes, aNode('n6', 'constant', ''), aNode('n7', 'constant', '')];
    const { n6, n7 } = placed({ ...aGraph(), nodes }, layout);
    expect(n6).not.toEqual(n7);
  });
});

it('a node grows with its inputs', () => {
  expect(nodeHeight({ inputs: ['a'] }, false)).toBe(60);
  expect(nodeHeight({ inputs: ['a', 'b', 'c', 'd'] }, true)).toBe(90);
});
