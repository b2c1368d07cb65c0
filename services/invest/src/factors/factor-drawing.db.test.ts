import { CALC_RULES, FACTOR_MESSAGES, factorCalls } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { BUSINESS_DATE } from '@console/node-kit/testing';
import { runningFactors, type RunningFactors } from './testing/running-factors.ts';

type Preview = OutputOf<typeof factorCalls.previewFactor>;

let factors: RunningFactors;
beforeAll(async () => {
  factors = await runningFactors();
}, 60_000);
afterAll(() => factors.invest.stop());
beforeEach(() => factors.invest.empty());

const preview = async (body: object, token?: string): Promise<Preview> => {
  const { body: answer } = await factors.post(factorCalls.previewFactor.path, body, token);
  expect(answer).toMatchObject({ success: true });
  return answer.result as Preview;
};

describe('a formula that is checked', () => {
  it('is a graph with its values and names', async () => {
    const { relationMap, formula, faults, values, names } = await factors.check({
      formula: ' 收盘价×成交量 > 成交额*成交量 ',
    });
    expect(faults).toEqual([]);
    expect(formula).toBe('收盘价 * 成交量 > 成交额 * 成交量');
    expect(names).toEqual({
      'daily_bar.close@1': '收盘价',
      'daily_bar.volume@1': '成交量',
      'daily_bar.amount@1': '成交额',
    });
    const valueOf = (ref: string): unknown =>
      values[relationMap?.nodes.find((node) => node.ref === ref)?.id ?? ''];
    expect(valueOf('daily_bar.volume@1')).toEqual({ type: 'daily', unit: 'shares' });
    expect(valueOf('*')).toEqual({ type: 'daily', unit: 'shares*yuan' });
    expect(valueOf('>')).toEqual({ type: 'boolean', unit: null });
  });

  it('says where it is wrong', async () => {
    const { relationMap, formula, faults } = await factors.check({ formula: '收盘价 + 收盘' });
    expect([relationMap, formula]).toEqual([null, null]);
    expect(faults).toEqual([
      { code: 'unknown-name', values: { name: '收盘' }, path: [], span: { from: 6, to: 8 } },
    ]);
    const wrong = await factors.check({ formula: '1 + own_percentile(收盘价, n: 0)' });
    expect(wrong.formula).toBe('1 + own_percentile(收盘价, n: 0)');
    expect(wrong.faults).toMatchObject([
      { code: 'below-least', path: ['n'], values: { bound: 1 }, span: { from: 4, to: 29 } },
    ]);
    expect(wrong.faults[0]?.node).toBe(wrong.relationMap?.nodes.find(({ kind }) => kind === 'rule')?.id);
  });

  it('keeps the ids of unchanged nodes: of the graph sent with it, else of the factor', async () => {
    const { id, relationMap } = await factors.saved({
      relationMap: {
        output: 'sum',
        nodes: [
          { id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] },
          { id: 'open', kind: 'indicator', ref: 'daily_bar.open@1', params: {}, inputs: [] },
          { id: 'sum', kind: 'expression', ref: '+', params: {}, inputs: ['close', 'open'] },
        ],
      },
    });
    const ids = async (body: object): Promise<unknown> =>
      (await factors.check(body)).relationMap?.nodes.map((node) => node.id).sort();
    expect(await ids({ formula: '收盘价 + 最高价', id })).toEqual(['close', 'open', 'sum']);
    expect(await ids({ formula: '收盘价 + 开盘价 + 最高价', id })).toEqual([
      'close',
      'n1',
      'n2',
      'open',
      'sum',
    ]);
    const renamed = {
      output: 'x',
      nodes: relationMap.nodes.map((node) => (node.id === 'sum' ? { ...node, id: 'x' } : node)),
    };
    expect(await ids({ formula: '收盘价 + 开盘价', id, previous: renamed })).toEqual(['close', 'open', 'x']);
    expect(await ids({ formula: '收盘价 + 开盘价' })).toEqual(['n1', 'n2', 'n3']);
  });

  it('must not name the factor itself', async () => {
    const base = await factors.saved({ name: '甲', formula: '收盘价' });
    await factors.saved({ name: '乙', formula: 'cs_rank(甲)' });
    const { faults, formula } = await factors.check({ formula: '乙 + cs_rank(收盘价)', id: base.id });
    expect(formula).toBe('乙 + cs_rank(收盘价)');
    expect(faults).toMatchObject([
      { code: 'self-reference', values: { path: '甲 → 乙 → 甲' }, span: { from: 0, to: 1 } },
    ]);
    expect((await factors.check({ formula: '乙', id: undefined })).faults).toEqual([]);
  });

  it('knows the tenant’s factors in every version, and no others', async () => {
    const base = await factors.saved({ name: '甲', formula: '收盘价' });
    await factors.save({ id: base.id, revision: 1, name: '甲', formula: '成交量' });
    const unitOf = async (formula: string): Promise<unknown> => {
      const { values, relationMap } = await factors.check({ formula });
      return values[relationMap?.output ?? '']?.unit;
    };
    expect([await unitOf('甲'), await unitOf('甲@1'), await unitOf('甲@2')]).toEqual([
      'shares',
      'yuan',
      'shares',
    ]);
    expect((await factors.check({ formula: '甲' }, factors.tokens.stranger)).relationMap).toBeNull();
  });
});

describe('a graph that is checked', () => {
  it('names a factor by its id where an indicator has its name', async () => {
    const { id } = await factors.saved({ name: '甲', formula: '开盘价' });
    // As when a later release adds an indicator with the factor's name.
    const { database } = factors.invest.data;
    await database.query(`UPDATE ${tableName('invest', 'factor')} SET name = '收盘价' WHERE id = ${id}`);
    const relationMap = await factors.graphOf(`收盘价 + f${id}`);
    const { formula, names } = await factors.check({ relationMap });
    expect(formula).toBe(`收盘价 + f${id}@1`);
    expect(names).toEqual({ 'daily_bar.close@1': '收盘价', [`f${id}@1`]: '收盘价' });
  });

  it('has a formula, with faults where they are', async () => {
    const graph = await factors.graphOf('cs_rank(收盘价)');
    expect(await factors.check({ relationMap: graph })).toMatchObject({
      relationMap: graph,
      formula: 'cs_rank(收盘价)',
      faults: [],
    });
    const open = {
      ...graph,
      nodes: graph.nodes.map((node) => ({ ...node, inputs: node.inputs.map(() => '') })),
    };
    const { formula, faults, relationMap } = await factors.check({ relationMap: open });
    expect([formula, relationMap]).toEqual([null, open]);
    expect(faults).toMatchObject([
      { code: 'missing-input', node: graph.output, values: { input: 0 } },
      { code: 'unused-node' },
    ]);
  });

  it('is sent alone, and so is a formula', async () => {
    const relationMap = await factors.graphOf('收盘价');
    for (const body of [{}, { formula: '收盘价', relationMap }])
      expect((await factors.post(factorCalls.checkFactor.path, body)).status).toBe(400);
  });
});

describe('a preview', () => {
  it('covers the newest day over the securities listed on it', async () => {
    const { milliseconds, ...answer } = await preview({ formula: '市净率' });
    expect(answer).toMatchObject({
      date: BUSINESS_DATE,
      sample: 11,
      present: 9,
      young: 1,
      summary: { mean: expect.closeTo(28.5 / 9, 12), median: 2, min: 0.5, max: 8 },
      top: [
        { securityId: 1, stockCode: '600519', shortName: '贵州茅台', value: 8 },
        { securityId: 5, value: 5 },
        { securityId: 2, value: 4 },
        { securityId: 7, value: 4 },
        { securityId: 6, value: 2 },
      ],
    });
    expect(answer.histogram).toHaveLength(24);
    expect(answer.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    expect(milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('follows other factors and their windows', async () => {
    await factors.saved({ name: '涨幅', formula: 'pct_change(收盘价, 4)' });
    const { top } = await preview({ formula: 'if(涨幅 > 0, 涨幅, 0)' });
    expect(top.slice(0, 2)).toMatchObject([
      { securityId: 4, value: 0.1 },
      { securityId: 2, value: (120 - 110) / 110 },
    ]);
  });

  it('of a graph equals that of its formula', async () => {
    const relationMap = await factors.graphOf('cs_rank(市净率)');
    const [left, right] = [await preview({ relationMap }), await preview({ formula: 'cs_rank(市净率)' })];
    expect({ ...left, milliseconds: 0 }).toEqual({ ...right, milliseconds: 0 });
  });

  it('of nothing is empty', async () => {
    expect(await preview({ formula: '市净率 / 0' })).toMatchObject({
      present: 0,
      summary: null,
      histogram: [],
      top: [],
    });
  });

  it('of a faulty graph is refused with the first fault', async () => {
    const said = async (body: object): Promise<unknown> =>
      (await factors.post(factorCalls.previewFactor.path, body)).body;
    expect(await said({ formula: '收盘价 +' })).toMatchObject({
      appCode: FACTOR_MESSAGES.faulty.code,
      appMesg: '因子有 1 处错误，请修正后保存：公式不完整',
    });
    expect(await said({ formula: '1 + 1' })).toMatchObject({ appCode: FACTOR_MESSAGES.faulty.code });
    const base = await factors.saved({ name: '甲', formula: '收盘价' });
    expect(await said({ formula: '甲 + 1', id: base.id })).toMatchObject({
      appCode: FACTOR_MESSAGES.cycle.code,
    });
  });
});

it('the rules are offered with their titles', async () => {
  const { body } = await factors.post(factorCalls.ruleOptions.path, {});
  const options = body.result as OutputOf<typeof factorCalls.ruleOptions>;
  expect(options.map(({ title }) => title)).toEqual(Object.values(CALC_RULES));
  expect(options[1]?.parameters[0]).toMatchObject({
    key: 'n',
    title: '窗口长度',
    min: 1,
    max: 10_000,
    fallback: 750,
  });
});

it.each([6, 3000])('a parameter %i deep, which no one can have drawn, is refused', async (depth) => {
  const deep = JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  const relationMap = {
    output: 'a',
    nodes: [{ id: 'a', kind: 'rule', ref: '1', params: { full: deep }, inputs: [''] }],
  };
  const { status } = await factors.post(factorCalls.checkFactor.path, { relationMap });
  expect(status).toBe(400);
});
