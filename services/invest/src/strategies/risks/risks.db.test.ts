import { investEntries, STRATEGY_MESSAGES } from '@console/contract-invest';
import { MESSAGES, type OutputOf, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { FOUR_DAYS, MAOTAI, WULIANGYE } from '../testing/four-days.ts';
import { insertDays } from '../testing/stored-days.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';

const { systemRisks, companyRisks, riskCompanies, stockPositions, assets } = investEntries;
const { updateSystemRisk, updateCompanyRisk, previewRisk, raiseRisk } = investEntries;
const STRANGER = { tenantId: OTHER_TENANT, userId: 9 };
const EVERYTHING = ['tzgl_view', 'tzgl_edit', 'tzgl_risk'];

let invest: RunningInvest;
let strategyId: number;
beforeAll(async () => {
  invest = await runningInvest();
}, 60_000);
afterAll(() => invest.stop());
beforeEach(async () => {
  await invest.empty();
  strategyId = await posted('四日', 2);
});

async function posted(name: string, type: 1 | 2, stoppedAt?: string): Promise<number> {
  const { database } = invest.data;
  const id = await insertStrategy(database, {
    name,
    type,
    startDate: '2026-06-29',
    ...(stoppedAt && { stoppedAt }),
  });
  await insertDays(database, id, FOUR_DAYS);
  return id;
}

async function get(path: string, query: object, session: Partial<Session> = {}): Promise<Answer> {
  const token = await invest.service.signIn({ authorities: EVERYTHING, ...session });
  const given = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return invest.service.send(`${path}?${given}`, { token });
}
async function post(path: string, body: object, session: Partial<Session> = {}): Promise<Answer> {
  const token = await invest.service.signIn({ authorities: EVERYTHING, username: 'analyst', ...session });
  return invest.service.send(path, { token, body });
}
const read = async <E extends { readonly path: string }>(
  entry: E,
  query: object = {},
): Promise<OutputOf<E>> => {
  const { status, body } = await get(entry.path, { strategyId, ...query });
  expect([status, body.appMesg]).toEqual([200, expect.anything()]);
  return body.result as OutputOf<E>;
};
const today = async (): Promise<{ id: number; version: number }> => {
  const { content } = await read(systemRisks);
  if (content[0] === undefined) throw new Error('no row');
  return content[0];
};
const lowerSystem = async (risk: unknown, more: object = {}): Promise<Answer> =>
  post(updateSystemRisk.path, { id: (await today()).id, risk, ...more });
const lowerCompanies = async (caps: unknown, more: object = {}): Promise<Answer> =>
  post(updateCompanyRisk.path, { id: (await today()).id, risk: JSON.stringify(caps), ...more });
const caps = async (): Promise<unknown> => {
  const [system] = (await read(systemRisks)).content;
  const [companies] = (await read(companyRisks)).content;
  return [system?.risk, companies?.companyRisks.map(({ risk }) => risk)];
};
const refusal = ({ status, body }: Answer): unknown => [status, body.success, body.appMesg];

describe('the lists', () => {
  it('of system risk have the newest day first, each with the day before, and mark today', async () => {
    const { content, totalElements } = await read(systemRisks, { size: 3 });
    expect(totalElements).toBe(4);
    expect(content).toEqual([
      {
        id: expect.any(Number),
        riskDate: '2026-07-02',
        risk: 90,
        yesterdayRisk: 90,
        today: true,
        version: 1,
      },
      {
        id: expect.any(Number),
        riskDate: '2026-07-01',
        risk: 90,
        yesterdayRisk: 100,
        today: false,
        version: 1,
      },
      {
        id: expect.any(Number),
        riskDate: '2026-06-30',
        risk: 100,
        yesterdayRisk: 100,
        today: false,
        version: 1,
      },
    ]);
    const { content: rest } = await read(systemRisks, { page: 1, size: 3 });
    expect(rest).toMatchObject([{ riskDate: '2026-06-29', yesterdayRisk: 100 }]);
  });

  it('of company risk have every company that was ever held', async () => {
    const { content } = await read(companyRisks);
    expect(content.map(({ companyRisks: all }) => all.length)).toEqual([2, 2, 2, 0]);
    expect(content[0]?.companyRisks).toEqual([
      { corpId: 102, corpName: '五粮液', stockCode: WULIANGYE, risk: 80 },
      { corpId: 101, corpName: '贵州茅台', stockCode: MAOTAI, risk: 100 },
    ]);
    expect(await read(riskCompanies)).toEqual([
      { corpId: 102, corpName: '五粮液', stockCode: WULIANGYE },
      { corpId: 101, corpName: '贵州茅台', stockCode: MAOTAI },
    ]);
  });

  it('of positions have what each holding may be and is', async () => {
    const { content, totalElements } = await read(stockPositions, { size: 2 });
    expect([totalElements, content.map(({ reportDate }) => reportDate)]).toEqual([
      4,
      ['2026-07-02', '2026-07-01'],
    ]);
    expect(content[0]?.stockPositions).toEqual([
      {
        corpId: 101,
        corpName: '贵州茅台',
        stockCode: MAOTAI,
        positionIndex: 0.9,
        fullPositionWeight: 0.5,
        realityWeight: 45_000_000 / 100_747_686,
      },
    ]);
  });

  it('of positions are refused for a system strategy', async () => {
    const system = await posted('系统', 1);
    expect(refusal(await get(stockPositions.path, { strategyId: system }))).toEqual([
      200,
      false,
      '系统策略无仓位控制功能',
    ]);
  });

  it('of assets begin each day with what the day before ended with', async () => {
    const { content, totalElements } = await read(assets, { size: 2 });
    expect(totalElements).toBe(4);
    expect(content).toEqual([
      {
        id: `${strategyId}-2026-07-02`,
        date: '2026-07-02',
        cashAssets: 557_476.86,
        stockCapitalStart: 662_500,
        stockCapitalEnd: 450_000,
        assetsEnd: 1_007_476.86,
        earningRate: 0.007477,
      },
      expect.objectContaining({ date: '2026-07-01', stockCapitalStart: 559_000 }),
    ]);
    const { content: first } = await read(assets, { page: 3, size: 1 });
    expect(first).toMatchObject([{ date: '2026-06-29', stockCapitalStart: 0, assetsEnd: 1_000_000 }]);
  });
});

describe('system risk', () => {
  it('is lowered, as a number or as its text, and recorded', async () => {
    expect((await lowerSystem('72.5')).body.result).toBe(true);
    expect(await caps()).toEqual([72.5, [80, 100]]);
    expect(await invest.lines()).toMatchObject([
      {
        action: 'invest.lower-system-risk',
        subject: `strategy:${strategyId}`,
        user_id: 7,
        before: { riskDate: '2026-07-02', systemRisk: 90 },
        after: { riskDate: '2026-07-02', systemRisk: 72.5 },
      },
    ]);
    const { id } = await today();
    const inQuery = await invest.service.send(`${updateSystemRisk.path}?id=${id}&risk=70`, {
      method: 'POST',
      token: await invest.service.signIn({ authorities: EVERYTHING }),
    });
    expect(inQuery.body.result).toBe(true);
    expect(await caps()).toEqual([70, [80, 100]]);
  });

  it('is never raised, in the words of the documents', async () => {
    expect(refusal(await lowerSystem(90.01))).toEqual([200, false, '系统风险不能高于90']);
    await lowerSystem(60);
    expect(refusal(await lowerSystem(61))).toEqual([200, false, '系统风险不能高于60']);
    expect(await caps()).toEqual([60, [80, 100]]);
  });

  it('that stays the same changes nothing and is not recorded', async () => {
    const { version } = await today();
    expect((await lowerSystem(90)).body.result).toBe(true);
    expect((await today()).version).toBe(version);
    expect(await invest.lines()).toEqual([]);
  });

  it.each([-1, 100.5, 50.001, '', 'x', null])('cannot be %j', async (risk) => {
    expect((await lowerSystem(risk)).status).toBe(400);
  });

  it('of an older version is refused', async () => {
    await lowerSystem(80, { version: 1 });
    const stale = await lowerSystem(70, { version: 1 });
    expect([stale.status, stale.body.appCode]).toEqual([409, MESSAGES.conflict.code]);
    expect((await lowerSystem(70, { version: 2 })).body.success).toBe(true);
  });

  it('of two at one moment is lowered by both in turn, never raised', async () => {
    const both = await Promise.all([lowerSystem(50), lowerSystem(40)]);
    expect(both.some(({ body }) => body.success)).toBe(true);
    expect(await caps()).toEqual([40, [80, 100]]);
  });
});

describe('company risk', () => {
  it('is lowered as a text of JSON, those that are not named stay', async () => {
    const sent = [{ corpId: 101, corpName: '贵州茅台', risk: 50.25 }];
    expect((await lowerCompanies(sent)).body.result).toBe(true);
    expect(await caps()).toEqual([90, [80, 50.25]]);
    expect(await invest.lines()).toMatchObject([
      {
        action: 'invest.lower-company-risk',
        before: { companyRisks: { [MAOTAI]: 100 } },
        after: { companyRisks: { [MAOTAI]: 50.25 } },
      },
    ]);
  });

  it('is never raised, and then none of them is changed', async () => {
    const sent = [
      { corpId: 101, risk: 10 },
      { corpId: 102, risk: 80.01 },
    ];
    expect(refusal(await lowerCompanies(sent))).toEqual([200, false, '五粮液的公司风险不能高于80']);
    expect(await caps()).toEqual([90, [80, 100]]);
  });

  it('is not there of a company that was never held, or is another tenant’s', async () => {
    for (const corpId of [103, 201, 999_999])
      expect((await lowerCompanies([{ corpId, risk: 1 }])).status).toBe(404);
  });

  it('is refused when its text is no list of caps', async () => {
    const { id } = await today();
    for (const risk of ['', 'no json', '{}', '[{"corpId":101}]', '[{"corpId":101,"risk":100.001}]'])
      expect([risk, (await post(updateCompanyRisk.path, { id, risk })).status]).toEqual([risk, 400]);
  });
});

describe('only today’s caps are changed', () => {
  it('not those of an earlier day', async () => {
    const { content } = await read(systemRisks);
    const earlier = content[1]?.id;
    expect(refusal(await post(updateSystemRisk.path, { id: earlier, risk: 1 }))).toEqual([
      200,
      false,
      STRATEGY_MESSAGES.notToday.text,
    ]);
  });

  it('not before the newest day of the market is posted', async () => {
    const { id } = await today();
    const snapshot = tableName('market', 'snapshot');
    const move = (from: string, to: string): Promise<unknown> =>
      invest.data.database.query(`UPDATE ${snapshot} SET as_of = ? WHERE as_of = ?`, [to, from]);
    await move('2026-07-02', '2026-07-03');
    expect(refusal(await post(updateSystemRisk.path, { id, risk: 1 }))).toEqual([
      200,
      false,
      STRATEGY_MESSAGES.notToday.text,
    ]);
    expect(refusal(await post(previewRisk.path, { strategyId, systemRisk: 1 }))).toEqual([
      200,
      false,
      STRATEGY_MESSAGES.notToday.text,
    ]);
    await move('2026-07-03', '2026-07-02');
  });

  it('not those of a stopped strategy', async () => {
    strategyId = await posted('已停', 2, '2026-07-02 18:00:00');
    expect(refusal(await lowerSystem(1))).toEqual([200, false, STRATEGY_MESSAGES.stopped.text]);
  });
});

describe('the preview of a lowering', () => {
  const preview = async (given: object): Promise<OutputOf<typeof previewRisk>> => {
    const { status, body } = await post(previewRisk.path, { strategyId, ...given });
    expect([status, body.success]).toEqual([200, true]);
    return body.result as OutputOf<typeof previewRisk>;
  };

  /** 1,007,476.86 × 0.5 × 0.5 / 1,500 is 167.9 shares: 100 in whole lots. */
  it('has the sales down to the new targets, and changes nothing', async () => {
    expect(await preview({ systemRisk: 50 })).toEqual({
      asOf: '2026-07-02',
      sales: [
        {
          corpId: 101,
          corpName: '贵州茅台',
          stockCode: MAOTAI,
          heldNum: 300,
          targetNum: 100,
          sellNum: 200,
          amount: 300_000,
        },
      ],
      amount: 300_000,
    });
    expect(await caps()).toEqual([90, [80, 100]]);
    expect(await invest.lines()).toEqual([]);
  });

  it('of a company sells it alone; of both caps their product counts', async () => {
    expect(await preview({ companyRisks: [{ corpId: 101, risk: 0 }] })).toMatchObject({ amount: 450_000 });
    expect(
      (await preview({ systemRisk: 80, companyRisks: [{ corpId: 101, risk: 80 }] })).sales,
    ).toMatchObject([{ targetNum: 200, sellNum: 100 }]);
  });

  it('is empty where the target stays above what is held, and without a lowering', async () => {
    expect((await preview({ systemRisk: 89.5 })).sales).toEqual([]);
    expect(await preview({})).toMatchObject({ sales: [], amount: 0 });
  });

  it('has what was lowered today already', async () => {
    await lowerSystem(50);
    expect((await preview({})).amount).toBe(300_000);
  });

  it('leaves out what is ordered already', async () => {
    const state = JSON.stringify({
      orders: [[MAOTAI, 'sell', '300', null]],
      weights: [[MAOTAI, '0.5000']],
      plans: [],
      marks: [],
      halts: [],
    });
    await invest.data.database.query(
      `UPDATE ${tableName('invest', 'strategy_day')} SET state = ? WHERE strategy_id = ? AND report_date = '2026-07-02'`,
      [state, strategyId],
    );
    expect((await preview({ systemRisk: 50 })).sales).toEqual([]);
  });
});

describe('raising', () => {
  const raise = (given: object, session: Partial<Session> = {}): Promise<Answer> =>
    post(raiseRisk.path, { strategyId, reason: '误操作更正', ...given }, session);

  it('is an act of its own with a reason, which is recorded', async () => {
    const raised = await raise({ systemRisk: 100, companyRisks: [{ corpId: 102, risk: 95 }] });
    expect(raised.body.result).toBe(true);
    expect(await caps()).toEqual([100, [95, 100]]);
    expect(await invest.lines()).toMatchObject([
      {
        action: 'invest.raise-risk',
        subject: `strategy:${strategyId}`,
        before: { systemRisk: 90, companyRisks: { [WULIANGYE]: 80 } },
        after: { systemRisk: 100, companyRisks: { [WULIANGYE]: 95 }, reason: '误操作更正' },
      },
    ]);
  });

  it('needs its authority and a reason', async () => {
    expect((await raise({ systemRisk: 100 }, { authorities: ['tzgl_view', 'tzgl_edit'] })).status).toBe(403);
    expect((await raise({ systemRisk: 100, reason: ' ' })).status).toBe(400);
  });

  it('does not lower', async () => {
    expect(refusal(await raise({ systemRisk: 89 }))).toEqual([200, false, '重置只能上调：系统风险当前为90']);
    expect(refusal(await raise({ companyRisks: [{ corpId: 102, risk: 79 }] }))).toEqual([
      200,
      false,
      '重置只能上调：五粮液当前为80',
    ]);
  });
});

it('nothing of it is there for another tenant', async () => {
  const { id } = await today();
  for (const { path } of [systemRisks, companyRisks, riskCompanies, stockPositions, assets])
    expect([path, (await get(path, { strategyId }, STRANGER)).status]).toEqual([path, 404]);
  for (const [path, body] of [
    [updateSystemRisk.path, { id, risk: 1 }],
    [updateCompanyRisk.path, { id, risk: '[]' }],
    [previewRisk.path, { strategyId, systemRisk: 1 }],
    [raiseRisk.path, { strategyId, systemRisk: 100, reason: '他人' }],
  ] as const)
    expect([path, (await post(path, body, STRANGER)).status]).toEqual([path, 404]);
  expect(await caps()).toEqual([90, [80, 100]]);
});
