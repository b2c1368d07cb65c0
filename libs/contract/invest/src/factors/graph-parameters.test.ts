import { drawnGraph, drawnLayout, factorGraph } from './factor-graph.ts';
import { parametersFault } from './graph-parameters.ts';

const fault = (params: Record<string, unknown>): string | null => parametersFault([{ params }]);
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

it.each([
  [{}],
  [{ n: 20, on: true, kind: 'ratio', nothing: null }],
  [{ bands: [{ lower: 0, upper: 1, score: 50 }] }],
  [{ deep: nested(5) }],
  [{ list: Array.from({ length: 3999 }, () => 0) }],
  [{ text: 'x'.repeat(200) }],
])('%# is read', (params) => {
  expect(fault(params)).toBeNull();
  const graph = {
    output: 'a',
    nodes: [{ id: 'a', kind: 'rule', ref: '7', params, inputs: ['b'] }],
  };
  // What calls accept, answers accept too.
  expect(drawnGraph.parse(graph)).toEqual(factorGraph.parse(graph));
});

it.each<[Record<string, unknown>, string]>([
  [{ deep: nested(6) }, '参数嵌套超过 5 层'],
  [{ deep: nested(5000) }, '参数嵌套超过 5 层'],
  [{ list: Array.from({ length: 4000 }, () => 0) }, '参数共超过 4000 项'],
  [{ list: Array.from({ length: 100_000 }, () => [[[[0]]]]) }, '参数共超过 4000 项'],
  [{ text: 'x'.repeat(201) }, '参数中有文字超过 200 个字符'],
  [{ ['x'.repeat(201)]: 1 }, '参数中有文字超过 200 个字符'],
  [{ kind: 'ratio\u202e' }, '参数不能含有控制字符、换行或不可见字符，请删除后重新输入'],
  [{ n: Infinity }, '参数中有过大的数字'],
  [{ n: undefined }, '参数只能是文字、数字、是或否、列表或对象'],
])('%# is refused, and says why', (params, text) => {
  expect(fault(params)).toBe(text);
});

it('counts the values of all nodes', () => {
  const node = { params: { list: Array.from({ length: 2000 }, () => 0) } };
  expect(parametersFault([node])).toBeNull();
  expect(parametersFault([node, node])).toBe('参数共超过 4000 项');
});

it('checks nothing after the first exceeded bound', () => {
  let read = 0;
  const list = new Proxy(
    Array.from({ length: 10_000 }, () => 0),
    {
      get: (target, key, self) => {
        read += 1;
        return Reflect.get(target, key, self) as unknown;
      },
    },
  );
  expect(parametersFault([{ params: { text: 'x'.repeat(201) } }, { params: { list } }])).not.toBeNull();
  expect(read).toBe(0);
});

describe('a layout', () => {
  it('is the places of nodes', () => {
    expect(drawnLayout.parse({ n1: { x: -1.5, y: 2 } })).toEqual({ n1: { x: -1.5, y: 2 } });
  });

  it.each([
    [{ n1: { x: 1 } }],
    [{ n1: 1 }],
    [{ n1: null }],
    [{ '': { x: 1, y: 2 } }],
    [{ ['x'.repeat(65)]: { x: 1, y: 2 } }],
    [{ n1: { x: 1, y: 2, z: 3 } }],
  ])('%# is refused with one fault, however many there are', (layout) => {
    const wrong = Object.fromEntries(
      Object.entries(layout).flatMap(([id, place]) => [
        [id, place],
        [`${id}2`, place],
      ]),
    );
    expect(drawnLayout.safeParse(wrong).error?.issues).toHaveLength(1);
  });
});
