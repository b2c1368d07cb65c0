import { aNode } from '../testing/a-factor.ts';
import { nodeNote } from './node-note.ts';

const rule = (
  ref: string,
  params: Record<string, number | string | boolean | number[]>,
  inputs: string[] = ['a'],
) => aNode('n', 'rule', ref, { params, inputs });

it.each([
  [rule('1', { full: 20, zero: 0 }), '满分 20，零分 0'],
  [rule('2', {}), '近 750 日'],
  [rule('2', { n: 8, counts: 'reports' }), '近 8 期'],
  [rule('3', { byIndustry: true }), '行业内排名'],
  [rule('3', {}), '全市场排名'],
  [rule('5', { maxAge: 5 }), '最长沿用 5 日'],
  [rule('6', { n: 20, kind: 'difference' }), '20 日，差值'],
  [rule('7', { n: 20 }), '近 20 日'],
  [rule('7', { across: true, least: 2 }, ['a', 'b', 'c']), '3 项输入，至少 2 项'],
  [rule('8', { weights: [0.6, 0.4] }), '权重 0.6 : 0.4'],
  [rule('9', { op: '<', constant: 10 }), 'A < 10'],
  [rule('9', { op: '<' }), 'A < B'],
  [rule('99', {}), '计算规则'],
  [aNode('n', 'factor', 'f12@3'), '引用因子库 v3'],
  [aNode('n', 'constant', '', { params: { value: 1 } }), '常数'],
  [aNode('n', 'expression', 'lag', { params: { n: 5 } }), 'lag，窗口长度 5'],
  [aNode('n', 'expression', 'cs_rank', { inputs: ['a'] }), 'cs_rank(x)'],
  [aNode('n', 'expression', 'mean', { inputs: ['a', 'b', 'c'] }), 'mean，3 项输入'],
  [aNode('n', 'expression', 'if', { inputs: ['a', 'b', 'c'] }), 'if(条件, x, y)'],
  [aNode('n', 'expression', '+'), 'x + y'],
])('%j says %s', (node, note) => {
  expect(nodeNote(node, undefined)).toBe(note);
});

it('an indicator shows its frequency and unit', () => {
  const node = aNode('n', 'indicator', 'a.b@1');
  expect(nodeNote(node, { type: 'reports', unit: '1' })).toBe('季频，按公告日');
  expect(nodeNote(node, { type: 'daily', unit: 'yuan' })).toBe('日频，元');
});
