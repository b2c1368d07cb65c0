import { investEntries, STYLE_MESSAGES, STYLE_TEXTS, styleCalls, type Style } from '@console/contract-invest';
import { MESSAGES, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, recordDesk, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../testing/running-invest.ts';

let invest: RunningInvest;
let editor: RecordDesk<Style>;
let viewer: RecordDesk<Style>;
let stranger: RecordDesk<Style>;
const someone = (session: Partial<Session>): Promise<RecordDesk<Style>> =>
  recordDesk(invest.service, { calls: styleCalls, name: 'style', session });
beforeAll(async () => {
  invest = await runningInvest();
}, 30_000);
afterAll(() => invest.stop());
beforeEach(async () => {
  await invest.empty();
  editor = await someone({ username: 'analyst', authorities: ['tzgl_view', 'tzgl_edit'] });
  viewer = await someone({ userId: 8, authorities: ['tzgl_view'] });
  stranger = await someone({ userId: 9, tenantId: OTHER_TENANT, authorities: ['tzgl_view', 'tzgl_edit'] });
});

/** MariaDB's error number of a violated CHECK; the driver has another name for it. */
const CONSTRAINT_FAILED = 4025;

const GROWTH = {
  styleName: '成长',
  comparisonIndexIndustryWeight: 0.1,
  comparisonIndexCorpWeight: 0.2,
  zbphIndexWeight: 0.7,
  styleIndexWeight: 0.35,
  liquidityIndexWeight: 0.65,
};
const add = (style: object = {}, by = editor, key?: string): Promise<Answer> =>
  by.add({ ...GROWTH, ...style }, key);
const added = (style: object = {}, by = editor): Promise<Style> => by.made({ ...GROWTH, ...style });
const update = (style: object, by = editor): Promise<Answer> => by.update({ ...GROWTH, ...style });
const remove = (id: number, by = editor): Promise<Answer> => by.remove(id);
const find = (id: number, by = viewer): Promise<Answer> => by.find(id);
const nameCount = async (asked: { name: string; styleId?: number }, by = viewer): Promise<unknown> =>
  (await by.ask(investEntries.styleNameCount, asked)).body.result;
const options = async (by = viewer): Promise<unknown> =>
  (await by.ask(investEntries.styleOptions, {})).body.result;
const rows = <T>(sql: string): Promise<T[]> =>
  invest.data.database.query<T[]>(`${sql.replace('{style}', tableName('invest', 'style'))}`);

describe('a style that is added', () => {
  it('answers its weights and sums as numbers, its author and its time', async () => {
    const style = await added({ publishedTime: '2026-01-02 03:04:05' });
    expect(style).toEqual({
      ...GROWTH,
      styleId: expect.any(Number),
      indexWeightSum: 1,
      correctionWeightSum: 1,
      publishedTime: '2026-01-02 03:04:05',
      createdUser: '陈思远',
      createdTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      updatedUser: '陈思远',
      updatedTime: style.createdTime,
      version: 1,
    });
    expect((await find(style.styleId)).body.result).toEqual(style);
  });

  it('is published now by default', async () => {
    const style = await added();
    expect(style.publishedTime).toBe(style.createdTime);
  });

  it('rounds weights to hundredths, and trims the name', async () => {
    const style = await added({
      styleName: ' 均衡 ',
      comparisonIndexIndustryWeight: 0.1 + 0.2,
      comparisonIndexCorpWeight: 0.07,
      zbphIndexWeight: 0.63,
    });
    expect(style).toMatchObject({ styleName: '均衡', comparisonIndexIndustryWeight: 0.3 });
    expect(await rows('SELECT comparison_index_industry_weight AS weight FROM {style}')).toEqual([
      { weight: '0.30' },
    ]);
    const [line] = await invest.lines();
    expect(line?.after).toMatchObject({ comparisonIndexIndustryWeight: 0.3 });
  });

  it('is recorded with all its fields', async () => {
    const { styleId, publishedTime } = await added();
    expect(await invest.lines()).toMatchObject([
      {
        action: 'invest.add-style',
        subject: `style:${styleId}`,
        tenant_id: '000000',
        user_id: 7,
        username: 'analyst',
        before: null,
        after: { ...GROWTH, publishedTime },
      },
    ]);
  });

  it('is added once, however often the call is sent with the same key', async () => {
    const all = await Promise.all([1, 2, 3].map(() => add({}, editor, 'one-and-the-same')));
    const ids = new Set(all.map(({ body }) => (body.result as Style).styleId));
    expect(ids.size).toBe(1);
    expect(await rows('SELECT id FROM {style}')).toHaveLength(1);
    expect(await invest.lines()).toHaveLength(1);
    const other = await add({ styleName: '价值' }, editor, 'one-and-the-same');
    expect([other.status, other.body.appCode]).toEqual([409, MESSAGES.keyReused.code]);
  });
});

describe('a name', () => {
  it('is taken once, also by two at one moment', async () => {
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ body }) => body.appCode).sort()).toEqual(['S0000', STYLE_MESSAGES.nameTaken.code]);
    const refused = both.find(({ body }) => !body.success);
    expect(refused).toMatchObject({
      status: 200,
      body: { success: false, appMesg: '投资风格名称重复，请重新输入', result: false },
    });
    expect(await rows('SELECT id FROM {style}')).toHaveLength(1);
    expect(await invest.lines()).toHaveLength(1);
  });

  it('that an edit takes from another style is refused and changes nothing', async () => {
    await added();
    const value = await added({ styleName: '价值' });
    const { body } = await update({
      styleId: value.styleId,
      version: 1,
      styleIndexWeight: 0.5,
      liquidityIndexWeight: 0.5,
    });
    expect(body.appCode).toBe(STYLE_MESSAGES.nameTaken.code);
    expect((await find(value.styleId)).body.result).toEqual(value);
    expect(await invest.lines()).toHaveLength(2);
  });

  it('is free again once its style is deleted, any number of times', async () => {
    for (let time = 0; time < 3; time += 1) await remove((await added()).styleId);
    await added();
    expect(await nameCount({ name: '成长' })).toBe(1);
  });

  it('is counted without the style that is being edited, trimmed, exactly, in one tenant', async () => {
    const { styleId } = await added({ styleName: 'Abc' });
    expect(await nameCount({ name: 'Abc' })).toBe(1);
    expect(await nameCount({ name: ' Abc ' })).toBe(1);
    expect(await nameCount({ name: 'abc' })).toBe(0);
    expect(await nameCount({ name: 'Abc', styleId })).toBe(0);
    expect(await nameCount({ name: 'Abc' }, stranger)).toBe(0);
  });

  it('has at most six code points, however many bytes they take', async () => {
    const rare = '𠮷𠮷𠮷𠮷𠮷𠮷';
    expect((await added({ styleName: rare })).styleName).toBe(rare);
    expect((await add({ styleName: '𠮷𠮷𠮷𠮷𠮷𡃁' })).body.success).toBe(true);
  });
});

describe('bad input', () => {
  it.each([
    [{ zbphIndexWeight: 0.71 }, STYLE_TEXTS.indexSum],
    [{ zbphIndexWeight: 0.69 }, STYLE_TEXTS.indexSum],
    [{ liquidityIndexWeight: 0.66 }, STYLE_TEXTS.correctionSum],
    [{ comparisonIndexIndustryWeight: 1.1, comparisonIndexCorpWeight: -0.8 }, STYLE_TEXTS.weight],
    [{ comparisonIndexIndustryWeight: 0.105, comparisonIndexCorpWeight: 0.195 }, STYLE_TEXTS.weight],
    [{ zbphIndexWeight: '0.7' }, STYLE_TEXTS.weight],
    [{ zbphIndexWeight: null }, STYLE_TEXTS.weight],
    [{ styleIndexWeight: undefined }, STYLE_TEXTS.weight],
    [{ styleName: ' 　' }, STYLE_TEXTS.name],
    [{ styleName: undefined }, STYLE_TEXTS.name],
    [{ styleName: '一二三四五六七' }, STYLE_TEXTS.nameLength],
    [{ styleName: '半\ud800' }, '无效字符'],
    [{ publishedTime: '2026-02-30 10:00:00' }, '日期不存在'],
    [{ publishedTime: '2026-02-03 24:00:00' }, 'publishedTime'],
    [{ publishedTime: '2026-02-03' }, 'publishedTime'],
    [{ tenantId: OTHER_TENANT }, 'tenantId'],
  ])('of %j is refused with its cause and changes nothing', async (wrong, cause) => {
    const { styleId } = await added({ styleName: '原样' });
    for (const answer of [await add(wrong), await update({ ...wrong, styleId })]) {
      expect(answer.status).toBe(400);
      expect(answer.body.appMesg).toContain(cause);
    }
    expect(await rows('SELECT name FROM {style}')).toEqual([{ name: '原样' }]);
    expect(await invest.lines()).toHaveLength(1);
  });

  it('does not reach the table by any other way either: the database checks the sums', async () => {
    const { styleId } = await added();
    await expect(
      rows(`UPDATE {style} SET zbph_index_weight = 0.5 WHERE id = ${styleId}`),
    ).rejects.toMatchObject({ errno: CONSTRAINT_FAILED });
  });
});

describe('an edit', () => {
  it('replaces the fields, counts the version on and records what changed', async () => {
    const before = await added();
    const second = await someone({ userId: 8, authorities: ['tzgl_edit'] });
    const { body } = await update(
      {
        styleId: before.styleId,
        version: 1,
        styleName: '价值',
        styleIndexWeight: 0.4,
        liquidityIndexWeight: 0.6,
      },
      second,
    );
    expect(body.result).toEqual({
      ...before,
      styleName: '价值',
      styleIndexWeight: 0.4,
      liquidityIndexWeight: 0.6,
      updatedUser: '周雨桐',
      updatedTime: expect.any(String),
      version: 2,
    });
    expect((await invest.lines()).at(-1)).toMatchObject({
      action: 'invest.update-style',
      subject: `style:${before.styleId}`,
      user_id: 8,
      before: { styleName: '成长', styleIndexWeight: 0.35, liquidityIndexWeight: 0.65 },
      after: { styleName: '价值', styleIndexWeight: 0.4, liquidityIndexWeight: 0.6 },
    });
  });

  it('that is stale is refused with 409 and loses nothing', async () => {
    const { styleId } = await added();
    await update({ styleId, version: 1, styleName: '价值' });
    const { status, body } = await update({ styleId, version: 1, styleName: '均衡' });
    expect([status, body.appCode]).toEqual([409, MESSAGES.conflict.code]);
    expect((await find(styleId)).body.result).toMatchObject({ styleName: '价值', version: 2 });
    expect(await invest.lines()).toHaveLength(2);
  });

  it('of two at one moment keeps the first and refuses the second', async () => {
    const { styleId } = await added();
    const both = await Promise.all(
      ['价值', '均衡'].map((styleName) => update({ styleId, version: 1, styleName })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body.result;
    expect((await find(styleId)).body.result).toEqual(won);
  });

  it('without a version replaces the current one; without a time it keeps the current one', async () => {
    const { styleId } = await added({ publishedTime: '2026-01-02 03:04:05' });
    await update({ styleId, version: 1, styleName: '价值' });
    const { body } = await update({ styleId, styleName: '均衡' });
    expect(body.result).toMatchObject({
      styleName: '均衡',
      publishedTime: '2026-01-02 03:04:05',
      version: 3,
    });
    expect((await invest.lines()).at(-1)).toMatchObject({
      after: { styleName: '均衡', overwroteVersion: 2 },
    });
  });

  it('that changes nothing leaves version, time and log as they are', async () => {
    const style = await added();
    const { body } = await update({ styleId: style.styleId, version: 1 });
    expect(body.result).toEqual(style);
    expect(await invest.lines()).toHaveLength(1);
  });
});

describe('a style that is deleted', () => {
  it('is gone from every call, kept in its row and recorded as it was', async () => {
    const style = await added();
    expect((await remove(style.styleId)).body.result).toBe(true);
    expect((await find(style.styleId)).status).toBe(404);
    expect((await update({ styleId: style.styleId, version: 1 })).status).toBe(404);
    expect((await remove(style.styleId)).status).toBe(404);
    expect(await options()).toEqual([]);
    expect(await nameCount({ name: '成长' })).toBe(0);
    expect(await rows('SELECT id, removed_key FROM {style}')).toEqual([
      { id: style.styleId, removed_key: style.styleId },
    ]);
    const { publishedTime } = style;
    expect((await invest.lines()).slice(1)).toMatchObject([
      { action: 'invest.delete-style', before: { ...GROWTH, publishedTime }, after: null },
    ]);
  });

  it('may be named in the address, as the documents send it', async () => {
    const { styleId } = await added();
    const path = `${investEntries.deleteStyle.path}?id=${styleId}`;
    const answer = await invest.service.send(path, { token: editor.token, method: 'POST' });
    expect(answer.body.result).toBe(true);
  });
});

it('the options are the styles by name, the latest changed first', async () => {
  const first = await added();
  const second = await added({ styleName: '价值' });
  await invest.data.database.query(
    `UPDATE ${tableName('invest', 'style')} SET updated_at = '2020-01-01' WHERE id = ?`,
    [second.styleId],
  );
  expect(await options()).toEqual([
    { styleId: first.styleId, styleName: '成长' },
    { styleId: second.styleId, styleName: '价值' },
  ]);
});

it('another tenant finds, edits and deletes none of it, and may use the name', async () => {
  const style = await added();
  expect((await find(style.styleId, stranger)).status).toBe(404);
  expect((await update({ styleId: style.styleId, version: 1, styleName: '夺' }, stranger)).status).toBe(404);
  expect((await remove(style.styleId, stranger)).status).toBe(404);
  expect(await options(stranger)).toEqual([]);
  expect((await added({}, stranger)).createdUser).toBe('外人');
  expect((await find(style.styleId)).body.result).toEqual(style);
});

it('viewing needs tzgl_view, writing tzgl_edit', async () => {
  const { styleId } = await added();
  const nobody = await someone({ authorities: ['gssjk_gn_view'] });
  const writer = await someone({ authorities: ['tzgl_edit'] });
  for (const by of [nobody, writer])
    for (const { status } of [
      await by.find(styleId),
      await by.ask(investEntries.styleNameCount, { name: '成长' }),
      await by.ask(investEntries.styleOptions, {}),
      await by.ask(investEntries.styleList, {}),
    ])
      expect(status).toBe(403);
  for (const by of [nobody, viewer]) {
    expect((await add({ styleName: '价值' }, by)).status).toBe(403);
    expect((await update({ styleId, styleName: '价值' }, by)).status).toBe(403);
    expect((await remove(styleId, by)).status).toBe(403);
  }
  expect(await invest.lines()).toHaveLength(1);
});
