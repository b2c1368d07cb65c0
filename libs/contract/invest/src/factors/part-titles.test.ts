import type { FactorGraphData } from './factor-graph.ts';
import { partTitles } from './part-titles.ts';

type Node = FactorGraphData['nodes'][number];
const NAMES = { 'b.close@1': '收盘价', 'b.pb@1': '市净率', 'f7@2': '低波动' };
const node = (id: string, kind: Node['kind'], ref: string, inputs: string[] = [], params = {}): Node => ({
  id,
  kind,
  ref,
  inputs,
  params,
});
const NODES = [
  node('close', 'indicator', 'b.close@1'),
  node('pb', 'indicator', 'b.pb@1'),
  node('vol', 'factor', 'f7@2'),
  node('half', 'constant', '', [], { value: 0.5 }),
];
const titles = (nodes: readonly Node[], ids = nodes.map(({ id }) => id), names = NAMES) =>
  partTitles({ nodes: [...NODES, ...nodes] }, ids, names);

describe('parts of a graph', () => {
  it('are named by their operation and their inputs', () => {
    expect(
      titles(
        [
          node('r', 'expression', 'cs_rank', ['pb']),
          node('p', 'rule', '3', ['vol']),
          node('m', 'expression', 'mean', ['close', 'pb', 'close']),
          node('s', 'expression', '*', ['r', 'half']),
        ],
        ['close', 'half', 'r', 'p', 'm', 's'],
      ),
    ).toEqual([
      '收盘价',
      '0.5',
      '截面百分位·市净率',
      '截面百分位·低波动',
      '平均·收盘价等',
      '截面百分位·市净率 × 0.5',
    ]);
  });

  it('that are sums are written out, longer ones named by their leaves', () => {
    const long = { 'b.close@1': '购买商品、接受劳务支付的现金(累计)' };
    const sum = [
      node('n', 'expression', 'neg', ['close']),
      node('a', 'expression', '-', ['n', 'pb']),
      node('q', 'expression', '/', ['a', 'vol']),
    ];
    expect(titles(sum)).toEqual(['−收盘价', '(−收盘价) − 市净率', '((−收盘价) − 市净率) ÷ 低波动']);
    expect(titles(sum, ['q'], { ...NAMES, ...long })).toEqual([`运算·${long['b.close@1']}等`]);
  });

  it('that would have the same name show their inner step, their windows, or all leaves', () => {
    const change = (id: string, n: number): Node => node(id, 'expression', 'pct_change', ['close'], { n });
    const rank = (id: string, of: string): Node => node(id, 'rule', '3', [of]);
    const changes = [change('c20', 20), change('c60', 60)];
    expect(titles([...changes, rank('a', 'close'), rank('b', 'c20')], ['a', 'b'])).toEqual([
      '截面百分位·收盘价',
      '截面百分位·变化率·收盘价',
    ]);
    expect(titles([...changes, rank('a', 'c20'), rank('b', 'c60')], ['a', 'b'])).toEqual([
      '截面百分位·收盘价（20 日）',
      '截面百分位·收盘价（60 日）',
    ]);
    const pair = (id: string, other: string): Node => node(id, 'expression', 'min', ['close', other]);
    expect(titles([pair('a', 'pb'), pair('b', 'vol')])).toEqual([
      '取小·收盘价、市净率',
      '取小·收盘价、低波动',
    ]);
  });

  it('that cannot be distinguished have a number', () => {
    const weigh = (id: string, weight: number): Node =>
      node(id, 'rule', '8', ['close', 'pb'], { weights: [weight, 1] });
    const parts = titles([weigh('a', 1), weigh('b', 2), weigh('c', 3)]);
    expect(parts).toEqual(['加权计算·收盘价等', '加权计算·收盘价等（2）', '加权计算·收盘价等（3）']);
    expect(titles([], ['half', 'half'])).toEqual(['0.5', '0.5（2）']);
  });

  it('that are incomplete or cyclic are named as far as they are known', () => {
    const open = [node('o', 'expression', '+', ['close', '']), node('e', 'expression', 'cs_rank', [''])];
    expect(titles(open)).toEqual(['运算·收盘价', '截面百分位']);
    const round = [node('x', 'expression', '+', ['y', 'pb']), node('y', 'expression', '+', ['x', 'close'])];
    expect(titles(round, ['x', 'y'])).toEqual(['运算·收盘价等', '运算·市净率等']);
    expect(titles([], ['gone'])).toEqual(['gone']);
  });
});
