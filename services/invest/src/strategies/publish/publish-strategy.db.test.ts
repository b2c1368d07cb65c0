import {
  investEntries,
  STRATEGY_MESSAGES,
  STRATEGY_TEXTS,
  styleCalls,
  type StrategyDetail,
} from '@console/contract-invest';
import { MESSAGES, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import {
  BUSINESS_DATE,
  OTHER_TENANT,
  recordDesk,
  resultOf,
  type Answer,
  type RecordDesk,
} from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { readSeal } from '../seal.ts';

const { publishStrategy, stopStrategy, deleteStrategy, strategy, strategyNameCount } = investEntries;
const EDITOR = ['tzgl_view', 'tzgl_edit', 'yzgl_view', 'yzgl_edit'];
const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.5,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.2,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};

type Desk = RecordDesk<{ readonly styleId: number; readonly version: number }>;
let invest: RunningInvest;
let editor: Desk;
let stranger: Desk;
let styleId: number;
const someone = (session: Partial<Session>): Promise<Desk> =>
  recordDesk(invest.service, { calls: styleCalls, name: 'style', session });
beforeAll(async () => {
  invest = await runningInvest();
}, 60_000);
afterAll(() => invest.stop());
beforeEach(async () => {
  await invest.empty();
  editor = await someone({ username: 'analyst', authorities: EDITOR });
  stranger = await someone({ userId: 9, tenantId: OTHER_TENANT, authorities: EDITOR });
  ({ styleId } = await editor.made({ styleName: '均衡', ...WEIGHTS }));
});

const SYSTEM = {
  strategyName: '系统一号',
  strategyType: 1,
  stockQuantity: 10,
  initialCapital: 1_000_000,
  adjustFrequency: 3,
};
const USER = {
  strategyName: '用户一号',
  strategyType: 2,
  initialCapital: 100_000_000,
  stocks: [
    { stockCode: '600519.SH', userConfigIndex: 0.25 },
    { stockCode: '000858.SZ', userConfigIndex: 0.1234 },
  ],
};

/** Fields are not typed, so that tests can send wrong ones. */
function publish(draft: object, { by = editor, key }: { by?: Desk; key?: string } = {}): Promise<Answer> {
  const { path, method } = publishStrategy;
  return invest.service.send(path, {
    method,
    token: by.token,
    body: { styleId, ...draft },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}
const published = async (draft: object, by = editor): Promise<StrategyDetail> =>
  resultOf<StrategyDetail>(await publish(draft, { by }));
const stop = (id: number, by = editor): Promise<Answer> => by.ask(stopStrategy, { id });
const remove = (id: number, by = editor): Promise<Answer> => by.ask(deleteStrategy, { id });
const found = (strategyId: number, by = editor): Promise<Answer> => by.ask(strategy, { strategyId });
const nameCount = async (strategyName: string, by = editor): Promise<unknown> =>
  (await by.ask(strategyNameCount, { strategyName })).body.result;
const stored = (): Promise<{ seal: string; seal_hash: string }[]> =>
  invest.data.database.query(`SELECT seal, seal_hash FROM ${tableName('invest', 'strategy')} ORDER BY id`);
const pin = (code: string): Promise<unknown> =>
  invest.data.database.query(
    `INSERT INTO ${tableName('invest', 'style_pin')} VALUES ('000000', ?, ?, 7, '2026-07-01 10:00:00')`,
    [styleId, code],
  );

/** A factor of the editor. */
async function savedFactor(): Promise<number> {
  const send = (path: string, body: object): Promise<Answer> =>
    invest.service.send(path, { token: editor.token, body });
  const { relationMap } = resultOf<{ relationMap: unknown }>(
    await send(investEntries.checkFactor.path, { formula: 'cs_rank(收盘价)' }),
  );
  const saved = await send(investEntries.saveFactor.path, { name: '高价', treeFormId: 1, relationMap });
  return resultOf<{ id: number }>(saved).id;
}

describe('a strategy that is published', () => {
  it('answers what was published, running from the business date, without a day yet', async () => {
    const made = await published(SYSTEM);
    expect(made).toEqual({
      ...SYSTEM,
      ...WEIGHTS,
      strategyId: expect.any(Number),
      styleId,
      styleName: '均衡',
      tmechanism: '自适应',
      version: 1,
      mine: true,
      status: 1,
      startDate: BUSINESS_DATE,
      earningRate: null,
      statisDays: 0,
      assets: null,
      reportDate: null,
      endTime: null,
      createdTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      createdUser: '陈思远',
      factorId: null,
      factorVersion: null,
      factorName: null,
      weighting: null,
      stocks: [],
      costs: {
        commissionRate: 0.00025,
        commissionMinimum: 5,
        stampDuty: null,
        transferFee: null,
        slippage: 0,
      },
      sealHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      sealedAt: made.createdTime,
    });
    expect((await found(made.strategyId)).body.result).toEqual(made);
    const colleague = await someone({ userId: 8, authorities: ['tzgl_view'] });
    expect((await found(made.strategyId, colleague)).body.result).toEqual({ ...made, mine: false });
  });

  it('is weekly unless it says otherwise', async () => {
    expect(await published(USER)).toMatchObject({ adjustFrequency: 2 });
  });

  it('of the user type has the stocks with their weights, by code', async () => {
    expect((await published(USER)).stocks).toEqual([
      { corpId: 102, corpName: '五粮液', stockCode: '000858.SZ', weight: 0.1234 },
      { corpId: 101, corpName: '贵州茅台', stockCode: '600519.SH', weight: 0.25 },
    ]);
  });

  it('of the intelligent type has the newest version of its factor, pinned', async () => {
    const factorId = await savedFactor();
    const draft = { strategyName: '智能', strategyType: 3, stockQuantity: 5, initialCapital: 2_000_000 };
    const made = await published({ ...draft, factorId, weighting: 'score' });
    expect(made).toMatchObject({ factorId, factorVersion: 1, factorName: '高价', weighting: 'score' });
    const [row] = await stored();
    const seal = readSeal(row?.seal ?? '');
    expect(seal.factor?.graph.nodes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['indicator', 'expression']),
    );
  });

  it('is sealed with all that decides its days', async () => {
    await pin('600036.SH');
    const made = await published(USER);
    const [row] = await stored();
    expect(readSeal(row?.seal ?? '')).toMatchObject({
      name: '用户一号',
      type: 2,
      style: { styleId, styleName: '均衡', ...WEIGHTS },
      stockQuantity: null,
      initialCapital: 100_000_000,
      adjustFrequency: 2,
      weights: [
        ['000858.SZ', '0.1234'],
        ['600519.SH', '0.2500'],
      ],
      pins: ['600036.SH'],
      startDate: BUSINESS_DATE,
      participation: '0.1',
      codeVersion: expect.stringMatching(/\+[0-9a-f]{12}$/),
    });
    expect(made.sealHash).toBe(row?.seal_hash);
  });

  it('keeps the weights of its style as they were', async () => {
    const { strategyId } = await published(SYSTEM);
    const other = { ...WEIGHTS, styleIndexWeight: 0.5, liquidityIndexWeight: 0.5 };
    expect((await editor.update({ styleId, version: 1, styleName: '改名', ...other })).status).toBe(200);
    expect((await found(strategyId)).body.result).toMatchObject({ styleName: '改名', styleIndexWeight: 0.6 });
  });

  it('is recorded with what it is, and its stocks', async () => {
    const { strategyId, sealHash } = await published(USER);
    expect((await invest.lines()).at(-1)).toMatchObject({
      action: 'invest.publish-strategy',
      subject: `strategy:${strategyId}`,
      user_id: 7,
      before: null,
      after: {
        strategyName: '用户一号',
        styleId,
        strategyType: 2,
        initialCapital: 100_000_000,
        startDate: BUSINESS_DATE,
        sealHash,
        stocks: [
          ['000858.SZ', '0.1234'],
          ['600519.SH', '0.2500'],
        ],
      },
    });
  });

  it('is published once, however often the call is sent with the same key', async () => {
    const all = await Promise.all([1, 2, 3].map(() => publish(SYSTEM, { key: 'one-and-the-same' })));
    expect(new Set(all.map((answer) => resultOf<StrategyDetail>(answer).strategyId)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const other = await publish(USER, { key: 'one-and-the-same' });
    expect([other.status, other.body.appCode]).toEqual([409, MESSAGES.keyReused.code]);
  });
});

describe('publishing refuses', () => {
  const input = async (draft: object): Promise<string> => {
    const { status, body } = await publish(draft);
    expect([status, body.success]).toEqual([400, false]);
    return String(body.appMesg);
  };
  const state = async (draft: object, by = editor): Promise<string> => {
    const { status, body } = await publish(draft, { by });
    expect([status, body.success, body.result]).toEqual([200, false, false]);
    return String(body.appMesg);
  };
  afterEach(async () => expect(await stored()).toEqual([]));

  it.each([
    [{ strategyName: ' ' }, STRATEGY_TEXTS.name],
    [{ strategyName: '一二三四五六七' }, STRATEGY_TEXTS.nameLength],
    [{ styleId: null }, STRATEGY_TEXTS.style],
    [{ stockQuantity: 12 }, STRATEGY_TEXTS.quantity],
    [{ stockQuantity: 55 }, STRATEGY_TEXTS.quantity],
    [{ initialCapital: 999_999 }, STRATEGY_TEXTS.capital],
    [{ initialCapital: 10_000_000_001 }, STRATEGY_TEXTS.capital],
    [{ initialCapital: 1_000_000.5 }, STRATEGY_TEXTS.capital],
    [{ adjustFrequency: 5 }, '请求参数有误'],
    [{ strategyType: 4 }, '请求参数有误'],
  ])('a system strategy with %j', async (wrong, message) => {
    expect(await input({ ...SYSTEM, ...wrong })).toContain(message);
  });

  const of = (...weights: number[]) =>
    weights.map((userConfigIndex, at) => ({ stockCode: `60000${at}.SH`, userConfigIndex }));
  it.each([
    [[], STRATEGY_TEXTS.stocks],
    [of(0.5, 0.5001), STRATEGY_TEXTS.weightSum],
    [of(0), STRATEGY_TEXTS.weightRange],
    [of(1.0001), STRATEGY_TEXTS.weightRange],
    [of(0.12345), STRATEGY_TEXTS.weightRange],
    [[...of(0.1), ...of(0.2)], '股票重复'],
    [[{ stockCode: '600519', userConfigIndex: 0.1 }], '请求参数有误'],
  ])('a user strategy with the stocks %j', async (stocks, message) => {
    expect(await input({ ...USER, stocks })).toContain(message);
  });

  it('stocks that are neither classified companies of the tenant nor pinned, by name', async () => {
    const stocks = ['600519.SH', '300750.SZ', '999999.SH'].map((stockCode) => ({
      stockCode,
      userConfigIndex: 0.1,
    }));
    const [name] = await invest.data.database.query<{ name: string }[]>(
      `SELECT name FROM ${tableName('market', 'security')} WHERE code = '300750'`,
    );
    expect(await state({ ...USER, stocks })).toBe(
      `以下股票不在该风格的股票池中：${name?.name ?? '300750.SZ'}、999999.SH`,
    );
  });

  it('a style that does not exist, is deleted or is another tenant’s', async () => {
    const gone = await editor.made({ styleName: '已删', ...WEIGHTS });
    await editor.remove(gone.styleId);
    for (const missing of [gone.styleId, 999_999])
      expect(await state({ ...SYSTEM, styleId: missing })).toBe(STRATEGY_MESSAGES.noStyle.text);
    expect(await state(SYSTEM, stranger)).toBe(STRATEGY_MESSAGES.noStyle.text);
  });

  it('a factor that does not exist, a version that it does not have, another tenant’s', async () => {
    const factorId = await savedFactor();
    const draft = {
      strategyName: '智能',
      strategyType: 3,
      stockQuantity: 5,
      initialCapital: 2_000_000,
      factorId,
      weighting: 'equal',
    };
    expect(await state({ ...draft, factorId: 999_999 })).toBe(STRATEGY_MESSAGES.noFactor.text);
    expect(await state({ ...draft, factorVersion: 2 })).toBe(STRATEGY_MESSAGES.noFactor.text);
    const theirs = await stranger.made({ styleName: '他的', ...WEIGHTS });
    expect(await state({ ...draft, styleId: theirs.styleId }, stranger)).toBe(
      STRATEGY_MESSAGES.noFactor.text,
    );
  });

  it('everything before the first complete day of market data', async () => {
    const snapshot = tableName('market', 'snapshot');
    await invest.data.database.query(`UPDATE ${snapshot} SET status = 'undone' WHERE status = 'loaded'`);
    expect(await state(SYSTEM)).toBe(STRATEGY_MESSAGES.noDay.text);
    await invest.data.database.query(`UPDATE ${snapshot} SET status = 'loaded' WHERE status = 'undone'`);
  });
});

describe('a strategy’s name', () => {
  it('is taken once, also by two at one moment', async () => {
    const both = await Promise.all([publish(SYSTEM), publish(SYSTEM)]);
    expect(both.map(({ body }) => body.appCode).sort()).toEqual(['S0000', STRATEGY_MESSAGES.nameTaken.code]);
    expect(await stored()).toHaveLength(1);
  });

  it('is counted trimmed and exactly, in one tenant, and is free after deletion', async () => {
    const { strategyId } = await published({ ...SYSTEM, strategyName: 'Abc' });
    expect([await nameCount(' Abc '), await nameCount('abc'), await nameCount('Abc', stranger)]).toEqual([
      1, 0, 0,
    ]);
    await stop(strategyId);
    await remove(strategyId);
    expect(await nameCount('Abc')).toBe(0);
    await published({ ...SYSTEM, strategyName: 'Abc' });
  });
});
