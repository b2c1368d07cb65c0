import { aGraph, aNode, RULES } from '../testing/a-factor.ts';
import { nodeOf } from './draft-graph.ts';
import {
  connected,
  disconnected,
  fitted,
  movedInput,
  takesMore,
  withoutNodes,
  withParam,
} from './node-inputs.ts';

const rules = RULES;
const graph = aGraph();
const inputsOf = (of: typeof graph, id: string) => nodeOf(of, id)?.inputs;
const weightsOf = (of: typeof graph) => nodeOf(of, 'n5')?.params['weights'];

describe('a connection', () => {
  it('takes the place of the one before', () => {
    expect(inputsOf(connected(graph, { from: 'n3', to: 'n2', slot: 0 }), 'n2')).toEqual(['n3']);
  });

  it('after the last input adds an input with a weight', () => {
    const more = connected(graph, { from: 'n1', to: 'n5', slot: 2 });
    expect([inputsOf(more, 'n5'), weightsOf(more)]).toEqual([
      ['n2', 'n4', 'n1'],
      [0.6, 0.4, 0.4],
    ]);
  });

  it('that is removed leaves its input open where the node needs it, otherwise removes the input with its weight', () => {
    expect(inputsOf(disconnected(graph, { to: 'n2', slot: 0 }, rules), 'n2')).toEqual(['']);
    const fewer = disconnected(graph, { to: 'n5', slot: 0 }, rules);
    expect([inputsOf(fewer, 'n5'), weightsOf(fewer)]).toEqual([['n4'], [0.4]]);
  });

  it('of a second input makes a mean one over several inputs, without a window', () => {
    const mean = aNode('m', 'expression', 'mean', { params: { n: 20, least: 2 }, inputs: ['n1'] });
    const more = connected({ ...graph, nodes: [...graph.nodes, mean] }, { from: 'n3', to: 'm', slot: 1 });
    expect(nodeOf(more, 'm')?.params).toEqual({ least: 2 });
  });
});

it('a moved input keeps its weight', () => {
  const moved = movedInput(graph, 'n5', { from: 0, to: 1 });
  expect([inputsOf(moved, 'n5'), weightsOf(moved)]).toEqual([
    ['n4', 'n2'],
    [0.4, 0.6],
  ]);
});

describe('a parameter', () => {
  const condition = aNode('c', 'rule', '9', { params: { op: '>' }, inputs: ['n1', 'n3', 'n2', 'n4'] });
  const nodes = [...graph.nodes, condition];

  it('that is set is present, and is absent when it is removed', () => {
    const set = withParam(graph, 'n4', { key: 'n', value: 5, rules });
    expect(nodeOf(set, 'n4')?.params).toEqual({ n: 5, kind: 'ratio' });
    expect(nodeOf(withParam(set, 'n4', { key: 'n', value: undefined, rules }), 'n4')?.params).toEqual({
      kind: 'ratio',
    });
  });

  it('that is the constant of a condition replaces its second input, which is open again when it is removed', () => {
    const constant = withParam({ ...graph, nodes }, 'c', { key: 'constant', value: 10, rules });
    expect(inputsOf(constant, 'c')).toEqual(['n1', 'n2', 'n4']);
    const without = withParam(constant, 'c', { key: 'constant', value: undefined, rules });
    expect(inputsOf(without, 'c')).toEqual(['n1', '', 'n2', 'n4']);
  });

  it('that makes a mean one over several inputs removes the window, and needs two inputs', () => {
    const mean = aNode('m', 'rule', '7', { params: { n: 20, counts: 'days' }, inputs: ['n1'] });
    const across = withParam({ ...graph, nodes: [...graph.nodes, mean] }, 'm', {
      key: 'across',
      value: true,
      rules,
    });
    expect([nodeOf(across, 'm')?.params, inputsOf(across, 'm')]).toEqual([{ across: true }, ['n1', '']]);
    const along = withParam(across, 'm', { key: 'across', value: undefined, rules });
    expect([nodeOf(along, 'm')?.params, inputsOf(along, 'm')]).toEqual([{ n: 20 }, ['n1']]);
  });
});

describe('removing nodes', () => {
  it('opens the inputs they fed, or removes those', () => {
    const rest = withoutNodes(graph, ['n1', 'n4'], rules);
    expect(rest.nodes.map(({ id }) => id)).toEqual(['n2', 'n3', 'n5']);
    expect([inputsOf(rest, 'n2'), inputsOf(rest, 'n5'), weightsOf(rest)]).toEqual([[''], ['n2'], [0.6]]);
  });

  it('makes the only node that fed the output the output, otherwise none', () => {
    expect(withoutNodes(graph, ['n5'], rules).output).toBe('');
    expect(withoutNodes({ ...graph, output: 'n4' }, ['n4'], rules).output).toBe('n3');
  });
});

it('a node gets the inputs it needs, and no needless open ones', () => {
  expect(fitted(aNode('c', 'rule', '9'), rules).inputs).toEqual(['', '', '', '']);
  expect(fitted(aNode('p', 'rule', '3', { inputs: ['n1', ''] }), rules).inputs).toEqual(['n1']);
  expect(fitted(aNode('w', 'rule', '8', { inputs: ['n1'] }), rules).params).toEqual({ weights: [1] });
});

it('only some nodes accept another input', () => {
  expect(takesMore(aNode('w', 'rule', '8', { inputs: ['n1'] }), rules)).toBe(true);
  expect(takesMore(aNode('p', 'rule', '3', { inputs: ['n1'] }), rules)).toBe(false);
  expect(takesMore(aNode('i', 'indicator', 'a.b@1'), rules)).toBe(false);
  expect(takesMore(aNode('e', 'expression', '+', { inputs: ['n1', 'n3'] }), rules)).toBe(false);
});
