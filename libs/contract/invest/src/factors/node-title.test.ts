import type { FactorGraphData } from './factor-graph.ts';
import { nodeTitle } from './node-title.ts';

type Node = FactorGraphData['nodes'][number];
const node = (kind: Node['kind'], ref: string, params: Node['params'] = {}): Node => ({
  id: 'n',
  kind,
  ref,
  params,
  inputs: [],
});

it.each([
  [node('indicator', 'daily_bar.close@1'), '收盘价'],
  [node('factor', 'f12@3'), 'f12@3'],
  [node('rule', '8'), '加权计算'],
  [node('rule', '12'), '12'],
  [node('constant', '', { value: 0.5 }), '0.5'],
  [node('expression', '*'), '×'],
  [node('expression', 'pct_change'), '变化率'],
  [node('expression', 'cs_rank'), '截面百分位'],
  [node('expression', 'if'), '条件分支'],
  [node('expression', 'constructor'), 'constructor'],
])('%j is called %s', (given, title) => {
  expect(nodeTitle(given, { 'daily_bar.close@1': '收盘价' })).toBe(title);
});
