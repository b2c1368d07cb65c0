import { FACTOR_MESSAGES, factorCalls, type Factor, type FactorGraphData } from '@console/contract-invest';
import { MESSAGES, type OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { MOST_FACTORS } from './write/factor-writer.ts';
import { runningFactors, type FormulaDraft, type RunningFactors } from './testing/running-factors.ts';

type Node = FactorGraphData['nodes'][number];

let factors: RunningFactors;
beforeAll(async () => {
  factors = await runningFactors();
}, 60_000);
afterAll(() => factors.invest.stop());
beforeEach(() => factors.invest.empty());

const find = async (id: number, token = factors.tokens.viewer): Promise<Factor> => {
  const { body } = await factors.post(factorCalls.factor.path, { id }, token);
  expect(body.success).toBe(true);
  return body.result as Factor;
};
const edit = (
  { id, revision, name, treeFormId, remark, relationMap, layout }: Factor,
  change: object = {},
  token?: string,
) => factors.save({ id, revision, name, treeFormId, remark, relationMap, layout, ...change }, token);
const rows = <T>(table: string): Promise<T[]> =>
  factors.invest.data.database.query<T[]>(`SELECT * FROM ${tableName('invest', table)}`);

describe('a factor that is added', () => {
  it('has what its graph says, its author and its time', async () => {
    const layout = { n1: { x: 10, y: 20 }, gone: { x: 1, y: 1 } };
    const factor = await factors.saved({
      name: ' 市净率分位 ',
      formula: 'own_percentile(市净率, n: 3, least: 2)',
      treeFormId: 3,
      remark: ' 低者便宜 ',
      layout,
    });
    expect(factor).toMatchObject({
      name: '市净率分位',
      treeFormId: 3,
      treeFormTitle: '估值',
      remark: '低者便宜',
      factorIsSingle: 1,
      factorSource: 1,
      sourceStr: '市净率',
      calcRule: 2,
      formula: 'own_percentile(市净率, n: 3, least: 2)',
      unit: '1',
      version: 1,
      revision: 1,
      usedBy: 0,
      createdUser: '陈思远',
      updatedUser: '陈思远',
      createdTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      layout: { n1: { x: 10, y: 20 } },
    });
    expect(factor.relationMap.nodes.map(({ ref }) => ref).sort()).toEqual(['2', 'daily_bar.pb@1']);
    expect(await find(factor.id)).toEqual(factor);
  });

  it('has its kind, source and unit from its graph alone', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价' });
    expect(base).toMatchObject({ factorIsSingle: 1, factorSource: 1, calcRule: null, unit: 'yuan' });
    expect(await factors.saved({ name: '引用', formula: 'cross_percentile(底)' })).toMatchObject({
      factorIsSingle: 1,
      factorSource: 2,
      sourceStr: '底',
      calcRule: 3,
    });
    expect(
      await factors.saved({ name: '合', formula: 'weighted(底, 开盘价, 底, weights: [1, 2, 3])' }),
    ).toMatchObject({ factorIsSingle: 2, factorSource: null, sourceStr: '底，开盘价', calcRule: 8 });
    expect(await factors.saved({ name: '算', formula: '成交额 / 成交量' })).toMatchObject({
      factorIsSingle: 3,
      factorSource: null,
      calcRule: null,
      unit: 'yuan/shares',
    });
    expect(await find(base.id)).toMatchObject({ usedBy: 2 });
  });

  it('is recorded with all its fields', async () => {
    const { id } = await factors.saved({ name: '反转', formula: '-pct_change(收盘价, 20)', treeFormId: 4 });
    expect(await factors.invest.lines()).toMatchObject([
      {
        action: 'invest.saveFactor',
        subject: `factor:${id}`,
        tenant_id: TENANT,
        user_id: 7,
        username: 'analyst',
        before: null,
        after: { name: '反转', treeFormTitle: '动量与反转', formula: '-pct_change(收盘价, 20)', version: 1 },
      },
    ]);
  });

  it('is added once, however often the call is sent with the same key', async () => {
    const relationMap = await factors.graphOf('收盘价');
    const all = await Promise.all(
      [1, 2, 3].map(() => factors.save({ relationMap }, undefined, 'one-and-the-same')),
    );
    expect(new Set(all.map(({ body }) => (body.result as Factor).id)).size).toBe(1);
    expect(await rows('factor')).toHaveLength(1);
    expect(await factors.invest.lines()).toHaveLength(1);
    const other = await factors.save({ relationMap, name: '别的' }, undefined, 'one-and-the-same');
    expect([other.status, other.body.appCode]).toEqual([409, MESSAGES.keyReused.code]);
  });

  it('is refused beyond the most factors of a tenant', async () => {
    await factors.invest.data.database.query(
      `INSERT INTO ${tableName('invest', 'factor')} (tenant_id, name, shelf, layout, created_at, updated_at)
       VALUES ${Array(MOST_FACTORS).fill("(?, ?, 1, '{}', NOW(), NOW())").join(', ')}`,
      Array.from({ length: MOST_FACTORS }, (_, at) => [TENANT, `第${at}个`]).flat(),
    );
    const { body } = await factors.save({});
    expect(body).toMatchObject({
      appCode: FACTOR_MESSAGES.tooMany.code,
      appMesg: `每个租户最多 ${MOST_FACTORS} 个因子`,
    });
    await factors.saved({}, factors.tokens.stranger);
  });
});

describe('a graph with faults', () => {
  const refused = async (draft: FormulaDraft): Promise<unknown> => {
    const before = await rows('factor');
    const { status, body } = await factors.save(draft);
    expect([status, body.success, body.appCode]).toEqual([200, false, FACTOR_MESSAGES.faulty.code]);
    expect(await rows('factor')).toEqual(before);
    expect(await factors.invest.lines()).toEqual([]);
    return body.appMesg;
  };

  it('is refused with their number and the first', async () => {
    const formula = 'own_percentile(full_mark(收盘价, full: 1, zero: 1), n: 0)';
    expect(await refused({ formula })).toBe(
      '因子有 2 处错误，请修正后保存：“满分标准”：满分值不能等于零分值',
    );
  });

  it('is refused for a unit that does not fit, a node that leads nowhere, and one that is not connected', async () => {
    expect(await refused({ formula: '收盘价 + 成交量' })).toBe(
      '因子有 1 处错误，请修正后保存：“+”：第 2 个输入的单位是 股，应为 元',
    );
    const graph = await factors.graphOf('收盘价');
    const idle: Node = { id: 'idle', kind: 'constant', ref: '', params: { value: 1 }, inputs: [] };
    expect(await refused({ relationMap: { ...graph, nodes: [...graph.nodes, idle] } })).toBe(
      '因子有 1 处错误，请修正后保存：“1”：该节点没有连接到输出',
    );
    const open: FactorGraphData = {
      output: 'a',
      nodes: [{ id: 'a', kind: 'rule', ref: '3', params: {}, inputs: [''] }],
    };
    expect(await refused({ relationMap: open })).toBe(
      '因子有 1 处错误，请修正后保存：“截面百分位”：第 1 个输入尚未连接',
    );
    expect(await refused({ relationMap: { output: '', nodes: [] } })).toContain('尚未指定输出节点');
  });

  it('is refused for an unknown name, another tenant’s factor and a version that does not exist', async () => {
    const mine = await factors.saved({ name: '我的', formula: '收盘价' });
    const theirs = await factors.saved({ name: '他的', formula: '收盘价' }, factors.tokens.stranger);
    await factors.invest.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
    const pinned = (ref: string): FormulaDraft => ({
      relationMap: { output: 'a', nodes: [{ id: 'a', kind: 'factor', ref, params: {}, inputs: [] }] },
    });
    for (const ref of [`f${theirs.id}@1`, `f${mine.id}@2`, 'f999999@1', 'daily_bar.close@1', 'x'])
      expect(await refused(pinned(ref))).toContain(`没有名为“${ref}”的指标或因子`);
  });

  it('is refused when it is too large together with its sources', async () => {
    // Wide, so that neither is too deep by itself.
    const flat = (name: string, from: number): string =>
      `max(${Array.from({ length: 60 }, (_, at) => `${name} * ${from + at}.5`).join(', ')})`;
    await factors.saved({ name: '大甲', formula: flat('收盘价', 100) });
    const { body } = await factors.save({ name: '大乙', formula: `大甲 + ${flat('开盘价', 300)}` });
    expect(body.appCode).toBe(FACTOR_MESSAGES.tooLarge.code);
    expect(body.appMesg).toMatch(/^该公式展开后有 2\d\d 个步骤，超过上限 200$/);
  });
});

describe('a name', () => {
  it('is taken once, also by two at one moment', async () => {
    const relationMap = await factors.graphOf('收盘价');
    const both = await Promise.all([factors.save({ relationMap }), factors.save({ relationMap })]);
    expect(both.map(({ body }) => body.appCode).sort()).toEqual(['S0000', FACTOR_MESSAGES.nameTaken.code]);
    expect(await rows('factor')).toHaveLength(1);
    expect(await rows('factor_version')).toHaveLength(1);
    expect(await factors.invest.lines()).toHaveLength(1);
  });

  it('is counted among others, and free for another tenant', async () => {
    const { id } = await factors.saved({ name: '动量' });
    const count = async (query: string, token?: string): Promise<unknown> =>
      (await factors.get(`${factorCalls.factorNameCount.path}?${query}`, token)).body.result;
    expect(await count('name=动量')).toBe(1);
    expect(await count(`name=${encodeURIComponent(' 动量 ')}`)).toBe(1);
    expect(await count(`name=动量&id=${id}`)).toBe(0);
    expect(await count('name=动量', factors.tokens.stranger)).toBe(0);
    await factors.saved({ name: '动量' }, factors.tokens.stranger);
  });

  it('that an edit takes from another factor is refused and changes nothing', async () => {
    await factors.saved({ name: '甲' });
    const second = await factors.saved({ name: '乙' });
    const { body } = await edit(second, { name: '甲', relationMap: await factors.graphOf('开盘价') });
    expect(body.appCode).toBe(FACTOR_MESSAGES.nameTaken.code);
    expect(await find(second.id)).toEqual(second);
  });

  it.each(['收盘价', 'daily_bar.close'])('of the indicator %s is refused, also by an edit', async (name) => {
    const refused = await factors.save({ name });
    expect(refused.body.appCode).toBe(FACTOR_MESSAGES.nameOfIndicator.code);
    expect(await rows('factor')).toHaveLength(0);
    const factor = await factors.saved({ name: '甲' });
    const { body } = await edit(factor, { name });
    expect(body.appCode).toBe(FACTOR_MESSAGES.nameOfIndicator.code);
    expect(await find(factor.id)).toEqual(factor);
  });

  it('that an indicator was given later may stay, and formulas distinguish the two', async () => {
    const factor = await factors.saved({ name: '甲', formula: '开盘价' });
    const { database } = factors.invest.data;
    await database.query(`UPDATE ${tableName('invest', 'factor')} SET name = ?`, ['收盘价']);
    const kept = await edit({ ...factor, name: '收盘价' }, { remark: '仍可修改' });
    expect(kept.body.success).toBe(true);
    const user = await factors.saved({ name: '用者', formula: `收盘价 + f${factor.id}` });
    expect(user.relationMap.nodes.map(({ kind }) => kind).sort()).toEqual([
      'expression',
      'factor',
      'indicator',
    ]);
    expect(user.formula).toBe(`收盘价 + f${factor.id}@1`);
  });

  it.each(['', '带`引号', '带@号', 'f12', '一'.repeat(25)])('%p is invalid', async (name) => {
    expect((await factors.save({ name })).status).toBe(400);
  });

  it('that is new is shown in every formula', async () => {
    const base = await factors.saved({ name: '旧名', formula: '收盘价' });
    const user = await factors.saved({ name: '用者', formula: 'cs_rank(旧名)' });
    await edit(base, { name: '新名' });
    expect(await find(user.id)).toMatchObject({ formula: 'cs_rank(新名)', sourceStr: '新名' });
  });
});

describe('an edit', () => {
  it('of the graph makes a version, and keeps the versions before', async () => {
    const first = await factors.saved({ formula: 'cs_rank(收盘价)', layout: { n1: { x: 1, y: 2 } } });
    const { body } = await edit(first, { relationMap: await factors.graphOf('cs_rank(开盘价)') });
    const second = body.result as Factor;
    expect(second).toMatchObject({
      version: 2,
      revision: 2,
      formula: 'cs_rank(开盘价)',
      sourceStr: '开盘价',
    });
    const versions = await factors.get(`${factorCalls.factorVersions.path}?id=${first.id}`);
    expect(versions.body.result).toMatchObject([
      { version: 2, formula: 'cs_rank(开盘价)', relationMap: second.relationMap },
      { version: 1, formula: 'cs_rank(收盘价)', relationMap: first.relationMap, createdUser: '陈思远' },
    ]);
  });

  it('of anything else keeps the version and counts the revision', async () => {
    const first = await factors.saved({ formula: 'cs_rank(收盘价)' });
    const [node] = first.relationMap.nodes;
    const { body } = await edit(first, {
      name: '改名',
      treeFormId: 2,
      layout: { [node?.id ?? '']: { x: 5, y: 6 } },
      relationMap: { ...first.relationMap, nodes: first.relationMap.nodes.toReversed() },
    });
    expect(body.result).toMatchObject({ name: '改名', treeFormId: 2, version: 1, revision: 2 });
    expect(await rows('factor_version')).toHaveLength(1);
    expect((await factors.invest.lines())[1]).toMatchObject({
      action: 'invest.saveFactor',
      before: { name: '因子', treeFormTitle: '盈利质量', revision: 1 },
      after: { name: '改名', treeFormTitle: '成长', revision: 2 },
    });
  });

  it('that changes nothing leaves everything as it is', async () => {
    const factor = await factors.saved({ formula: 'cs_rank(收盘价)' });
    const { body } = await edit(factor);
    expect(body.result).toEqual(factor);
    expect(await factors.invest.lines()).toHaveLength(1);
  });

  it('keeps the version that other factors are pinned to', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价' });
    const user = await factors.saved({ name: '用者', formula: 'cs_rank(底)' });
    await edit(base, { relationMap: await factors.graphOf('开盘价') });
    expect(await find(user.id)).toMatchObject({ formula: 'cs_rank(底@1)', version: 1 });
    const newer = await edit(user, { relationMap: await factors.graphOf('cs_rank(底)') });
    expect(newer.body.result).toMatchObject({ formula: 'cs_rank(底)', version: 2 });
  });

  it('of a stale revision is refused, also one of two at one moment', async () => {
    const factor = await factors.saved({ formula: '收盘价' });
    const relationMap = await factors.graphOf('开盘价');
    const both = await Promise.all([edit(factor, { relationMap }), edit(factor, { name: '别名' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.appCode).toBe(MESSAGES.conflict.code);
    expect(await find(factor.id)).toMatchObject({ revision: 2 });
    expect(await factors.invest.lines()).toHaveLength(2);
    expect((await edit(factor)).status).toBe(409);
    expect((await edit(factor, { revision: undefined })).status).toBe(400);
  });

  it('that is sent again with its key gets the same answer', async () => {
    const factor = await factors.saved({ formula: '收盘价' });
    const draft = { id: factor.id, revision: 1, name: '改名', relationMap: factor.relationMap };
    const first = await factors.save(draft, undefined, 'edited-once');
    const again = await factors.save(draft, undefined, 'edited-once');
    expect(first.body.result).toMatchObject({ name: '改名', revision: 2 });
    expect(again.body.result).toEqual(first.body.result);
  });

  it('of a factor that does not exist is refused', async () => {
    const { status, body } = await factors.save({ id: 999_999, revision: 1 });
    expect([status, body.appCode]).toEqual([404, MESSAGES.notFound.code]);
  });
});

describe('a factor within itself', () => {
  it('is refused with the path to it', async () => {
    const base = await factors.saved({ name: '甲', formula: '收盘价' });
    await factors.saved({ name: '乙', formula: 'cs_rank(甲)' });
    await factors.saved({ name: '丙', formula: 'mean(乙, 5)' });
    const through = await edit(base, { relationMap: await factors.graphOf('丙 + cs_rank(收盘价)') });
    expect(through.body).toMatchObject({
      appCode: FACTOR_MESSAGES.cycle.code,
      appMesg: '因子不能引用自身：甲 → 丙 → 乙 → 甲',
    });
    const itself = await edit(base, { relationMap: await factors.graphOf('甲 * 2') });
    expect(itself.body.appMesg).toBe('因子不能引用自身：甲 → 甲');
    expect(await find(base.id)).toMatchObject({ version: 1, formula: '收盘价' });
  });

  it('is not reported when another factor is named twice', async () => {
    await factors.saved({ name: '甲', formula: '收盘价' });
    await factors.saved({ name: '乙', formula: 'cs_rank(甲)' });
    expect(await factors.saved({ name: '丙', formula: 'cs_rank(甲) + 乙' })).toMatchObject({
      sourceStr: '甲，乙',
    });
  });
});

it('another tenant sees nothing and changes nothing', async () => {
  const factor = await factors.saved({ formula: '收盘价' });
  const { stranger } = factors.tokens;
  expect((await factors.post(factorCalls.factor.path, { id: factor.id }, stranger)).status).toBe(404);
  expect((await factors.get(`${factorCalls.factorVersions.path}?id=${factor.id}`, stranger)).status).toBe(
    404,
  );
  expect((await factors.remove(factor.id, stranger)).status).toBe(404);
  expect((await edit(factor, { name: '夺' }, stranger)).status).toBe(404);
  const tree = await factors.get(factorCalls.factorTree.path, stranger);
  const categories = tree.body.result as OutputOf<typeof factorCalls.factorTree>;
  expect(categories.flatMap(({ children }) => children)).toEqual([]);
  expect(await find(factor.id)).toEqual(factor);
  expect((await factors.invest.lines()).map(({ tenant_id }) => tenant_id)).not.toContain(OTHER_TENANT);
});

it('viewing needs yzgl_view, writing yzgl_edit', async () => {
  const { id, relationMap } = await factors.saved({ formula: '收盘价' });
  const { signIn } = factors.invest.service;
  const nobody = await signIn({ authorities: ['tzgl_view', 'tzgl_edit'] });
  const writer = await signIn({ authorities: ['yzgl_edit'] });
  for (const token of [nobody, writer]) {
    for (const [call, body] of [
      [factorCalls.factor, { id }],
      [factorCalls.checkFactor, { formula: '收盘价' }],
      [factorCalls.previewFactor, { formula: '收盘价' }],
      [factorCalls.relationTree, { id }],
      [factorCalls.ruleOptions, {}],
      [factorCalls.factorRadar, { id }],
      [factorCalls.factorValues, { id }],
    ] as const)
      expect((await factors.post(call.path, body, token)).status).toBe(403);
    for (const path of [
      `${factorCalls.factorVersions.path}?id=${id}`,
      `${factorCalls.factorNameCount.path}?name=x`,
      factorCalls.factorTree.path,
    ])
      expect((await factors.get(path, token)).status).toBe(403);
  }
  for (const token of [nobody, factors.tokens.viewer]) {
    expect((await factors.save({ name: '新', relationMap }, token)).status).toBe(403);
    expect((await factors.remove(id, token)).status).toBe(403);
  }
  expect(await factors.invest.lines()).toHaveLength(1);
});
