import { aGraph, aNode, RULES } from '../testing/a-factor.ts';
import { EMPTY_GRAPH, nodeOf } from './draft-graph.ts';
import { addedAlone, addedTo, withKind } from './new-node.ts';

const rules = RULES;
const close = { kind: 'indicator', ref: 'daily_bar.close@1' } as const;
const percentile = { kind: 'rule', ref: '3' } as const;

describe('a node from the palette', () => {
  it('begins with its required parameters and with open inputs', () => {
    const { graph, id } = addedAlone(EMPTY_GRAPH, { kind: 'rule', ref: '6' }, rules);
    expect(nodeOf(graph, id)).toEqual(
      aNode('n1', 'rule', '6', { params: { n: 20, kind: 'ratio' }, inputs: [''] }),
    );
    const bands = addedAlone(EMPTY_GRAPH, { kind: 'rule', ref: '4' }, rules);
    expect(nodeOf(bands.graph, bands.id)?.params).toEqual({ bands: [{ op: '<', value: 0, result: 0 }] });
    const clamp = addedAlone(EMPTY_GRAPH, { kind: 'expression', ref: 'clamp' }, rules);
    expect(nodeOf(clamp.graph, clamp.id)?.params).toEqual({ low: 0, high: 100 });
  });

  it('that is a rule continues from the chosen one, and becomes the output in its place', () => {
    const first = addedAlone(EMPTY_GRAPH, close, rules);
    const { graph, id } = addedTo(first.graph, percentile, { chosen: first.id, rules });
    expect([graph.output, nodeOf(graph, id)?.inputs]).toEqual([id, [first.id]]);
    const inside = addedTo(aGraph(), percentile, { chosen: 'n1', rules });
    expect(inside.graph.output).toBe('n5');
  });

  it('without inputs is connected to the first open input of the chosen one, or after its last', () => {
    const rule = addedAlone(EMPTY_GRAPH, percentile, rules);
    const filled = addedTo(rule.graph, close, { chosen: rule.id, rules });
    expect(nodeOf(filled.graph, rule.id)?.inputs).toEqual([filled.id]);
    const more = addedTo(aGraph(), close, { chosen: 'n5', rules });
    expect(nodeOf(more.graph, 'n5')?.inputs).toEqual(['n2', 'n4', more.id]);
  });

  it('that fits nowhere, or with nothing chosen, is left unconnected', () => {
    const full = addedTo(aGraph(), close, { chosen: 'n2', rules });
    expect(nodeOf(full.graph, 'n2')?.inputs).toEqual(['n1']);
    const alone = addedTo(aGraph(), percentile, { chosen: undefined, rules });
    expect(nodeOf(alone.graph, alone.id)?.inputs).toEqual(['']);
  });
});

it('a node replaced by another rule keeps its inputs and gets initial parameters', () => {
  const seed = { kind: 'rule', ref: '1' } as const;
  const graph = withKind(aGraph(), 'n5', { seed, rules });
  expect(nodeOf(graph, 'n5')).toEqual(
    aNode('n5', 'rule', '1', { params: { full: 100, zero: 0 }, inputs: ['n2'] }),
  );
});
