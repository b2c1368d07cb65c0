import { indicatorCalls, INDICATOR_MESSAGES } from '@console/contract-invest';
import { MESSAGES, type Entry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import type { Answer } from '@console/node-kit/testing';
import { runningIndicators, type Person, type RunningIndicators } from '../testing/running-indicators.ts';

interface Calc {
  readonly id: number;
  readonly name: string;
  readonly formula: string;
  readonly unit: string | null;
  readonly version: number;
}

const CLOSE = 'daily_bar.close';
const AMOUNT = 'daily_bar.amount';

let invest: RunningIndicators;
beforeAll(async () => {
  invest = await runningIndicators();
}, 30_000);
afterAll(() => invest.stop());
beforeEach(() => invest.empty());

const { calcOne, calcSeveral, calcDelete, browseList, browseUpdate, browseDelete } = indicatorCalls;
const save = (input: object = {}, who?: Person): Promise<Answer> =>
  invest.ask(calcOne, { name: '三日均价', formula: 'mean(收盘价, 3)', ...input }, who);
const saved = async (input: object = {}, who?: Person): Promise<Calc> => {
  const { body } = await save(input, who);
  expect(body.success).toBe(true);
  return body.result as Calc;
};
const keep = (items: readonly object[], who?: Person): Promise<Answer> =>
  invest.ask(browseUpdate, { items }, who);
/** The items of a user's list, in its order. */
const kept = async (who?: Person): Promise<readonly string[]> => {
  const { body } = await invest.ask(browseList, {}, who);
  return (body.result as { indicator: { name: string } | null; calc: Calc | null }[]).map(
    ({ indicator, calc }) => indicator?.name ?? `计算 ${calc?.name}`,
  );
};
const rows = async (table: string): Promise<number> => {
  const [row] = await invest.data.database.query<{ count: string }[]>(
    `SELECT COUNT(*) AS count FROM ${tableName('invest', table)}`,
  );
  return Number(row?.count);
};

describe('a calculation that is saved', () => {
  it('answers its formula as the console writes it, its unit and version, and is recorded', async () => {
    const calc = await saved({ formula: ' mean（收盘价，3） ' });
    expect(calc).toEqual({
      id: expect.any(Number),
      name: '三日均价',
      formula: 'mean(收盘价, 3)',
      unit: 'yuan',
      version: 1,
    });
    expect(await invest.lines()).toMatchObject([
      {
        action: 'invest.saveCalc',
        subject: `calc:${calc.id}`,
        user_id: 7,
        before: null,
        after: { name: '三日均价', formula: 'mean(收盘价, 3)' },
      },
    ]);
  });

  it('is added once by a key, however often and however many calls at once send it', async () => {
    const draft = { name: '三日均价', formula: 'mean(收盘价, 3)' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => invest.ask(calcOne, draft, 'analyst', 'calc-key-1')),
    );
    const [first] = answers.map(({ body }) => body.result);
    expect(first).toMatchObject({ name: '三日均价', version: 1 });
    for (const { body } of answers) expect(body.result).toEqual(first);
    const other = await invest.ask(calcOne, { ...draft, name: '另一个' }, 'analyst', 'calc-key-1');
    expect([other.status, other.body.appCode]).toEqual([409, MESSAGES.keyReused.code]);
    const several = { name: '差', formula: '收盘价 - 开盘价' };
    for (const times of [1, 2]) {
      const { body } = await invest.ask(calcSeveral, several, 'analyst', 'calc-key-2');
      expect([times, body.success]).toEqual([times, true]);
    }
    expect(await rows('indicator_calc')).toBe(2);
    expect(await invest.lines()).toHaveLength(2);
  });

  it('is replaced by its id, which counts the version; an edit without a change leaves it', async () => {
    const { id } = await saved();
    const changed = await saved({ id, name: '五日均价', formula: 'mean(收盘价, 5)' });
    expect(changed).toMatchObject({ id, name: '五日均价', version: 2 });
    expect(await saved({ id, name: '五日均价', formula: 'mean(收盘价,5)' })).toEqual(changed);
    expect((await invest.lines()).slice(1)).toMatchObject([
      {
        before: { name: '三日均价', formula: 'mean(收盘价, 3)' },
        after: { name: '五日均价', formula: 'mean(收盘价, 5)' },
      },
    ]);
  });

  it('has a name that the user has no other of; other users may', async () => {
    const { id } = await saved();
    const other = await saved({ name: '别名' });
    for (const input of [{}, { id: other.id }]) {
      const { body } = await save(input);
      expect([body.success, body.appCode]).toEqual([false, INDICATOR_MESSAGES.nameTaken.code]);
    }
    expect((await saved({}, 'editor')).id).not.toBe(id);
    expect((await saved({}, 'stranger')).id).not.toBe(id);
    expect(await rows('indicator_calc')).toBe(4);
  });

  it('uses one indicator or several, and has no faults', async () => {
    const refused = async (entry: Entry, formula: string): Promise<unknown> =>
      (await invest.ask(entry, { name: '名', formula })).body.appCode;
    expect(await refused(calcOne, '收盘价 / 昨收价')).toBe(INDICATOR_MESSAGES.needsOne.code);
    expect(await refused(calcSeveral, 'mean(收盘价, 3)')).toBe(INDICATOR_MESSAGES.needsSeveral.code);
    expect(await refused(calcSeveral, '收盘价 + 成交量')).toBe(INDICATOR_MESSAGES.faulty.code);
    expect((await invest.ask(calcSeveral, { name: '名', formula: '收盘价 / 昨收价' })).body.success).toBe(
      true,
    );
    expect(await rows('indicator_calc')).toBe(1);
  });

  it.each([{ name: '' }, { name: ' ' }, { name: '字'.repeat(25) }, { formula: 'x'.repeat(4001) }, { id: 0 }])(
    'of %j is refused and changes nothing',
    async (wrong) => {
      expect((await save(wrong)).status).toBe(400);
      expect(await rows('indicator_calc')).toBe(0);
      expect(await invest.lines()).toEqual([]);
    },
  );

  it('of another user is not found', async () => {
    const { id } = await saved();
    for (const who of ['editor', 'stranger'] as const) {
      expect((await save({ id, name: '夺' }, who)).status).toBe(404);
      expect((await invest.ask(calcDelete, { id }, who)).status).toBe(404);
    }
    expect((await invest.ask(calcDelete, { id: 999_999 })).status).toBe(404);
    expect(await rows('indicator_calc')).toBe(1);
    expect(await invest.lines()).toHaveLength(1);
  });

  it('is refused beyond a hundred', async () => {
    const values = Array.from({ length: 100 }, (_, at) => `('000000', 7, 'n${at}', 'x', '{}', NOW(), NOW())`);
    await invest.data.database.query(
      `INSERT INTO ${tableName('invest', 'indicator_calc')}
         (tenant_id, user_id, name, formula, graph, created_at, updated_at) VALUES ${values.join(', ')}`,
    );
    expect((await save()).body.appCode).toBe(INDICATOR_MESSAGES.tooManyCalcs.code);
    expect((await save({}, 'editor')).body.success).toBe(true);
  });
});

describe('a browsing list', () => {
  it('is kept whole and in order, by user and tenant, duplicates once', async () => {
    const { id } = await saved();
    const items = [{ indicator: CLOSE }, { calc: id }, { indicator: AMOUNT }, { indicator: CLOSE }];
    expect((await keep(items)).body.success).toBe(true);
    expect(await kept()).toEqual(['收盘价', '计算 三日均价', '成交额']);
    await keep([{ indicator: AMOUNT }], 'viewer');
    expect([await kept('viewer'), await kept('stranger')]).toEqual([['成交额'], []]);
    await keep([{ indicator: AMOUNT }, { indicator: CLOSE }]);
    expect(await kept()).toEqual(['成交额', '收盘价']);
    await keep([]);
    expect([await kept(), await kept('viewer')]).toEqual([[], ['成交额']]);
  });

  it('is one of those that were sent at the same moment, by a user who had none, and none of them fails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        keep((index % 2 === 0 ? [CLOSE, AMOUNT] : [AMOUNT]).map((indicator) => ({ indicator }))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
    expect(['收盘价 成交额', '成交额']).toContain((await kept()).join(' '));
  });

  it('describes each item, and removes one by its id', async () => {
    const calc = await saved();
    const { body } = await keep([{ indicator: CLOSE }, { calc: calc.id }, { indicator: AMOUNT }]);
    const items = body.result as { id: number; position: number }[];
    expect(items).toMatchObject([
      { position: 0, indicator: { id: CLOSE, name: '收盘价' }, calc: null },
      { position: 1, indicator: null, calc },
      { position: 2, indicator: { id: AMOUNT }, calc: null },
    ]);
    expect((await invest.ask(browseDelete, { id: items[0]?.id })).body.result).toBe(true);
    expect((await invest.ask(browseDelete, { id: items[0]?.id })).status).toBe(404);
    for (const who of ['viewer', 'stranger'] as const)
      expect((await invest.ask(browseDelete, { id: items[1]?.id }, who)).status).toBe(404);
    expect(await kept()).toEqual(['计算 三日均价', '成交额']);
    await keep([{ indicator: AMOUNT }, { indicator: CLOSE }, { calc: calc.id }]);
    expect(await kept()).toEqual(['成交额', '收盘价', '计算 三日均价']);
  });

  it('loses a calculation that is deleted', async () => {
    const { id } = await saved();
    await keep([{ calc: id }, { indicator: CLOSE }]);
    expect((await invest.ask(calcDelete, { id })).body.result).toBe(true);
    expect(await kept()).toEqual(['收盘价']);
    expect((await invest.lines()).at(-1)).toMatchObject({
      action: 'invest.deleteCalc',
      subject: `calc:${id}`,
      after: null,
      before: { name: '三日均价', formula: 'mean(收盘价, 3)' },
    });
  });

  it('with an unknown indicator, or another’s calculation, is refused and stays as it was', async () => {
    const { id } = await saved({}, 'editor');
    await keep([{ indicator: CLOSE }]);
    const unknown = await keep([{ indicator: AMOUNT }, { indicator: 'daily_bar.gone' }]);
    expect([unknown.status, unknown.body.appCode]).toEqual([400, INDICATOR_MESSAGES.unknownIndicator.code]);
    expect((await keep([{ indicator: AMOUNT }, { calc: id }])).status).toBe(404);
    expect((await keep([{ calc: id }], 'stranger')).status).toBe(404);
    expect((await keep([{ indicator: CLOSE, calc: id }])).status).toBe(400);
    expect((await keep(Array<object>(31).fill({ indicator: CLOSE }))).status).toBe(400);
    expect(await kept()).toEqual(['收盘价']);
  });

  it('is recorded when it changes', async () => {
    await keep([{ indicator: CLOSE }]);
    await keep([{ indicator: CLOSE }]);
    await keep([{ indicator: AMOUNT }, { indicator: CLOSE }]);
    expect(await invest.lines()).toMatchObject([
      { action: 'invest.updateBrowse', subject: 'browse:7', before: [], after: [CLOSE] },
      { before: [CLOSE], after: [AMOUNT, CLOSE] },
    ]);
  });

  it('of two updates at once is one or the other', async () => {
    const lists = [[CLOSE, AMOUNT], [AMOUNT]].map((ids) => ids.map((indicator) => ({ indicator })));
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(lists.map((items) => keep(items)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([['收盘价', '成交额'], ['成交额']]).toContainEqual(await kept());
    }
  });
});
