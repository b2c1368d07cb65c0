import { aNode } from '../testing/a-factor.ts';
import { isRatioParameter, ratioNodes } from './ratio-nodes.ts';

const UNITS = new Map([
  ['a.margin@1', 'percent'],
  ['a.price@1', 'yuan'],
] as const);
const NODES = [
  aNode('margin', 'indicator', 'a.margin@1'),
  aNode('price', 'indicator', 'a.price@1'),
  aNode('k', 'constant', '', { params: { value: 0.15 } }),
  aNode('average', 'expression', 'mean', { params: { n: 20 }, inputs: ['margin'] }),
  aNode('more', 'expression', '+', { inputs: ['margin', 'k'] }),
  aNode('mixed', 'expression', '+', { inputs: ['margin', 'price'] }),
  aNode('rise', 'rule', '6', { params: { n: 20, kind: 'ratio' }, inputs: ['price'] }),
  aNode('growth', 'rule', '6', { params: { n: 1, kind: 'difference' }, inputs: ['price'] }),
  aNode('score', 'rule', '1', { params: { full: 0.3, zero: 0 }, inputs: ['average'] }),
  aNode('is', 'expression', '>', { inputs: ['margin', 'k'] }),
  aNode('x', 'expression', 'neg', { inputs: ['y'] }),
  aNode('y', 'expression', 'neg', { inputs: ['x'] }),
];
const graph = { output: 'score', nodes: NODES };
const ratios = ratioNodes(graph, UNITS);
const isCounted = (id: string, key: string, nodes = NODES): boolean => {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) throw new Error(`no node ${id}`);
  return isRatioParameter({ output: '', nodes }, { node, key }, ratios);
};

it('ratios are those of the market data, changes, and results in the unit of ratio inputs', () => {
  expect([...ratios]).toEqual(['margin', 'average', 'more', 'rise']);
});

it('parameters have the unit of the input', () => {
  const of = (id: string, ref: string, params: object, inputs: string[]) =>
    aNode(id, 'rule', ref, { params: { ...params }, inputs });
  expect(isCounted('score', 'full')).toBe(true);
  expect(isCounted('average', 'n')).toBe(false);
  const nodes = [
    ...NODES,
    of('bands', '4', { bands: [] }, ['margin']),
    of('cheap', '1', { full: 1, zero: 0 }, ['price']),
  ];
  expect([isCounted('bands', 'bands', nodes), isCounted('bands', 'otherwise', nodes)]).toEqual([true, false]);
  expect(isCounted('cheap', 'full', nodes)).toBe(false);
});

it('a constant is a ratio when one is compared with it', () => {
  expect(isCounted('k', 'value')).toBe(true);
  const alone = NODES.filter(({ id }) => id !== 'is');
  expect(isCounted('k', 'value', alone)).toBe(false);
  const condition = aNode('c', 'rule', '9', { inputs: ['margin', 'k', 'price', 'price'] });
  expect(isCounted('k', 'value', [...alone, condition])).toBe(true);
});
