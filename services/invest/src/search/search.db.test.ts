import { platformEntries, type FoundResearch, type Session } from '@console/contract-core';
import { factorCalls, styleCalls } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, recordDesk, TENANT } from '@console/node-kit/testing';
import { insertStrategy } from '../strategies/testing/stored-strategies.ts';
import { runningInvest, type RunningInvest } from '../testing/running-invest.ts';

const EDITOR = ['yzgl_view', 'yzgl_edit', 'tzgl_view', 'tzgl_edit'];
const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.1,
  comparisonIndexCorpWeight: 0.2,
  zbphIndexWeight: 0.7,
  styleIndexWeight: 0.35,
  liquidityIndexWeight: 0.65,
};

let invest: RunningInvest;
let factor: number;
let style: number;
let run: number;
let strategy: number;
beforeAll(async () => {
  invest = await runningInvest();
  factor = await savedFactor('动量一月');
  const desk = await recordDesk(invest.service, {
    calls: styleCalls,
    name: 'style',
    session: { authorities: EDITOR },
  });
  style = (await desk.made({ styleName: '动量轮动', ...WEIGHTS })).styleId;
  run = await insertRun('动量一月');
  strategy = await insertStrategy(invest.data.database, { name: '动量一号', type: 2, styleName: '动量轮动' });
  await insertStrategy(invest.data.database, { name: '动量旧', removed: true });
}, 30_000);
afterAll(() => invest.stop());

async function savedFactor(name: string): Promise<number> {
  const token = await invest.service.signIn({ authorities: EDITOR });
  const send = (path: string, body: object) => invest.service.send(path, { token, body });
  const checked = await send(factorCalls.checkFactor.path, { formula: '收盘价' });
  const { relationMap } = checked.body.result as { relationMap: unknown };
  const saved = await send(factorCalls.saveFactor.path, { name, treeFormId: 1, relationMap });
  return (saved.body.result as { id: number }).id;
}

async function insertRun(name: string): Promise<number> {
  await invest.data.database.query(
    `INSERT INTO ${tableName('invest', 'backtest_run')} (tenant_id, factor_id, factor_version, factor_name, formula,
       params, universe_text, params_hash, frozen, input_hash, created_at)
     VALUES (?, ?, 2, ?, '收盘价', '{}', '全部A股', '', '{}', '', '2026-07-02 09:30:00')`,
    [TENANT, factor, name],
  );
  const [row] = await invest.data.database.query<{ id: number }[]>('SELECT LAST_INSERT_ID() AS id');
  return Number(row?.id);
}

async function find(
  keyword: string,
  session: Partial<Session> = { authorities: EDITOR },
): Promise<FoundResearch[]> {
  const token = await invest.service.signIn(session);
  const { status, body } = await invest.service.send(
    `${platformEntries.findResearch.path}?keyword=${encodeURIComponent(keyword)}`,
    { token },
  );
  expect(status).toBe(200);
  return body.result as FoundResearch[];
}

describe('the search of research', () => {
  it('finds factors, runs, styles and strategies by part of their name', async () => {
    expect(await find('动量')).toEqual([
      { kind: 'factor', id: factor, name: '动量一月', detail: null },
      { kind: 'run', id: run, name: '动量一月', detail: 'v2 · 全部A股 · 2026-07-02' },
      { kind: 'style', id: style, name: '动量轮动', detail: null },
      { kind: 'strategy', id: strategy, name: '动量一号', detail: '用户策略 · 动量轮动' },
    ]);
    expect((await find('轮动')).map(({ kind }) => kind)).toEqual(['style']);
    expect(await find('%')).toEqual([]);
  });

  it('finds only what its user may view', async () => {
    const kinds = async (authority: string): Promise<string[]> =>
      (await find('动量', { authorities: [authority] })).map(({ kind }) => kind);
    expect(await kinds('tzgl_view')).toEqual(['style', 'strategy']);
    expect(await kinds('yzgl_view')).toEqual(['factor', 'run']);
  });

  it('finds nothing of another tenant, and is refused without any of the authorities', async () => {
    expect(await find('动量', { tenantId: OTHER_TENANT, authorities: EDITOR })).toEqual([]);
    const token = await invest.service.signIn({ authorities: ['gssjk_gn'] });
    const { status } = await invest.service.send(`${platformEntries.findResearch.path}?keyword=a`, { token });
    expect(status).toBe(403);
  });
});
