import { FACTOR_MESSAGES, factorCalls, type FactorGraphData } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { runningFactors, type RunningFactors } from './testing/running-factors.ts';

type Node = FactorGraphData['nodes'][number];

let factors: RunningFactors;
beforeAll(async () => {
  factors = await runningFactors();
}, 60_000);
afterAll(() => factors.invest.stop());
beforeEach(() => factors.invest.empty());

it.each<[string, Partial<Node>, string]>([
  ['parameter', { params: { n: 5 } }, '“收盘价”：没有参数“窗口长度”'],
  ['input', { inputs: ['open'] }, '“收盘价”：输入应有 0 个，现有 1 个'],
  ['digit of its version', { ref: 'daily_bar.close@01' }, '没有名为“daily_bar.close@01”的指标或因子'],
  ['digit of its rule', { kind: 'rule', ref: '03', inputs: ['open'] }, '“03”：没有编号为 03 的计算规则'],
])('a graph with one %s too many is refused when it is checked, shown and saved', async (_, wrong, text) => {
  const node: Node = { id: 'it', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] };
  const open: Node = { ...node, id: 'open', ref: 'daily_bar.open@1' };
  const sum: Node = { id: 'sum', kind: 'expression', ref: '+', params: {}, inputs: ['it', 'open'] };
  const graph = (it: Node): FactorGraphData => ({ output: 'sum', nodes: [it, open, sum] });
  expect((await factors.check({ relationMap: graph(node) })).faults).toEqual([]);
  const relationMap = graph({ ...node, ...wrong });
  expect((await factors.check({ relationMap })).faults).toMatchObject([{ node: 'it' }]);
  const { body } = await factors.post(factorCalls.previewFactor.path, { relationMap });
  expect(body).toMatchObject({ success: false, appCode: FACTOR_MESSAGES.faulty.code });
  const { body: saved } = await factors.save({ relationMap });
  expect(saved).toMatchObject({ success: false, appCode: FACTOR_MESSAGES.faulty.code });
  expect(saved.appMesg).toContain(text);
  const kept = await factors.invest.data.database.query(`SELECT 1 FROM ${tableName('invest', 'factor')}`);
  expect(kept).toEqual([]);
});
