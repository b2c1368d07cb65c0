import { notesCalls } from '@console/contract-company';
import { NOTE_TEXTS, RICH_TEXT_MAX_BYTES, type Note, type SavedNote } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';
import { seedDemoNotes } from './seed-demo-notes.ts';

const READER = ['gssjk_gn_view_information'];
const WRITER = [...READER, 'gssjk_gn_view_info_edit'];
const ROW = { dataId: 101, type: 1, year: 2025, content: '<p>渠道</p>' };

let company: RunningCompany;
let token: string;
let otherToken: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: WRITER });
  otherToken = await company.service.signIn({ tenantId: OTHER_TENANT, userId: 8, authorities: WRITER });
}, 30_000);
afterAll(() => company.stop());
beforeEach(async () => {
  for (const table of [tableName('company', 'note'), tableName('company', 'creation')])
    await company.data.database.query(`DELETE FROM ${table}`);
  await company.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const get = (entry: { readonly path: string }, query: object, as = token): Promise<Answer> => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return company.service.send(`${entry.path}?${text.join('&')}`, { token: as });
};
const save = (body: object, headers: Record<string, string> = {}, as = token): Promise<Answer> =>
  company.service.send(notesCalls.saveNote.path, { token: as, method: 'POST', body, headers });
const remove = (id: number, as = token): Promise<Answer> =>
  company.service.send(`${notesCalls.deleteNote.path}?id=${id}`, { token: as, method: 'POST' });
const told = ({ status, body }: Answer): unknown[] => [status, body.appCode, body.appMesg];
const NOT_FOUND = [404, 'C0404', '所请求的内容不存在'];
const STALE = [409, 'C0409', '内容已被他人修改，请刷新后重试'];

async function made(row: object = {}): Promise<SavedNote> {
  const { status, body, text } = await save({ ...ROW, ...row });
  if (status !== 200 || !body.success) throw new Error(text);
  return body.result as SavedNote;
}
const years = async (type = 1, dataId = 101): Promise<unknown> =>
  (await get(notesCalls.noteYears, { dataId, type })).body.result;
const note = async (year = 2025, type = 1): Promise<Note> =>
  (await get(notesCalls.note, { dataId: 101, type, year })).body.result as Note;
const audited = async (): Promise<{ action: string; subject: string; before: unknown; after: unknown }[]> => {
  const rows = await company.data.database.query<
    { action: string; subject: string; before: unknown; after: unknown }[]
  >(`SELECT action, subject, \`before\`, \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id`);
  const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
  return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }));
};

describe('a note', () => {
  it('is written, read by its company, type and year, and listed newest first', async () => {
    const saved = await made();
    await made({ year: 2023, id: '' });
    await made({ year: 2026 });
    await made({ type: 2, year: 2024 });
    await made({ dataId: 102, year: 2020 });
    expect(await years()).toEqual([2026, 2025, 2023]);
    expect(await years(2)).toEqual([2024]);
    expect(saved).toEqual({
      id: expect.any(Number),
      year: 2025,
      version: 1,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      updatedBy: '某人',
    });
    expect(await note()).toEqual({ ...saved, content: '<p>渠道</p>' });
  });

  it('is cleaned before it is stored', async () => {
    await made({ content: '<p onclick="x">一<script>alert(1)</script></p><img src="https://x/y.png">' });
    expect((await note()).content).toBe('<p>一</p>');
    const [row] = await company.data.database.query<{ content: string }[]>(
      `SELECT content FROM ${tableName('company', 'note')}`,
    );
    expect(row?.content).toBe('<p>一</p>');
  });

  it('may be empty, and accepts null for an id and a version it does not have', async () => {
    expect(told(await save({ ...ROW, id: null, version: null, content: '' }))).toEqual([
      200,
      'S0000',
      '操作成功',
    ]);
    expect((await note()).content).toBe('');
  });

  it('changes its text and its year, and counts its versions', async () => {
    const { id } = await made();
    const edited = await made({ id, version: 1, year: 2024, content: '<p>品牌</p>' });
    expect(edited).toMatchObject({ id, year: 2024, version: 2 });
    expect(await years()).toEqual([2024]);
    expect((await made({ id, version: 2, year: 2024, content: '<p>品牌</p>' })).version).toBe(2);
    expect(told(await save({ ...ROW, id, version: 1, content: '<p>旧</p>' }))).toEqual(STALE);
    expect(await note(2024)).toMatchObject({ version: 2, content: '<p>品牌</p>' });
    // A save that does not say what was read replaces the current version.
    expect((await made({ id, year: 2024, content: '<p>三</p>' })).version).toBe(3);
  });

  it('is removed, and its year is free again', async () => {
    const { id } = await made();
    expect((await remove(id)).body).toMatchObject({ success: true, result: true });
    expect(await years()).toEqual([]);
    expect(told(await get(notesCalls.note, { dataId: 101, type: 1, year: 2025 }))).toEqual(NOT_FOUND);
    expect(told(await remove(id))).toEqual(NOT_FOUND);
    expect(told(await save({ ...ROW, id }))).toEqual(NOT_FOUND);
    const again = await made();
    expect(again.id).not.toBe(id);
    const asBody = { token, method: 'POST', body: { id: again.id } };
    expect((await company.service.send(notesCalls.deleteNote.path, asBody)).body.result).toBe(true);
    expect(await years()).toEqual([]);
  });
});

describe('one note a year', () => {
  it('is enforced: a second one is refused by its own code, and so is moving another into its year', async () => {
    await made();
    const { id } = await made({ year: 2024 });
    const taken = [200, 'N2001', '2025 年已有内容，请直接编辑该年度，或换一个年度'];
    expect(told(await save({ ...ROW, content: '<p>二</p>' }))).toEqual(taken);
    expect(told(await save({ ...ROW, id, version: 1 }))).toEqual(taken);
    expect((await note()).content).toBe('<p>渠道</p>');
    expect(await note(2024)).toMatchObject({ version: 1 });
  });

  it('is kept of many at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save({ ...ROW, content: `<p>${index}</p>` })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await years()).toEqual([2025]);
  });

  it('is made once when sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'note-key-0001' };
    const [first, second] = [await save(ROW, headers), await save(ROW, headers)];
    expect(first.body.result).toEqual(second.body.result);
    expect(first.body.success).toBe(true);
    expect(await audited()).toHaveLength(1);
    expect(told(await save({ ...ROW, year: 2024 }, headers))[1]).toBe('C0408');
  });
});

describe('the audit log', () => {
  it('records who changed what in a note, and nothing where nothing changed', async () => {
    const { id } = await made();
    await made({ id, version: 1, content: '<p>品牌</p>' });
    await made({ id, version: 2, content: '<p>品牌</p>' });
    await made({ id, version: 2, year: 2024, content: '<p>品牌</p>' });
    await remove(id);
    const subject = `note:${id}`;
    const of = { companyId: 101, type: '核心竞争力' };
    expect(await audited()).toEqual([
      { action: 'company.save-note', subject, before: null, after: { ...of, year: 2025, content: '渠道' } },
      {
        action: 'company.save-note',
        subject,
        before: { ...of, content: '渠道', version: 1 },
        after: { ...of, content: '品牌', version: 2 },
      },
      {
        action: 'company.save-note',
        subject,
        before: { ...of, year: 2025, version: 2 },
        after: { ...of, year: 2024, version: 3 },
      },
      { action: 'company.delete-note', subject, before: { ...of, year: 2024, content: '品牌' }, after: null },
    ]);
  });
});

describe('a refused call changes nothing:', () => {
  it('another tenant’s company, a deleted one and one that never existed are 404 alike', async () => {
    const { id } = await made();
    for (const dataId of [201, 110, 999_999]) {
      expect(told(await get(notesCalls.noteYears, { dataId, type: 1 }))).toEqual(NOT_FOUND);
      expect(told(await get(notesCalls.note, { dataId, type: 1, year: 2025 }))).toEqual(NOT_FOUND);
      expect(told(await save({ ...ROW, dataId }))).toEqual(NOT_FOUND);
    }
    expect(told(await remove(id, otherToken))).toEqual(NOT_FOUND);
    expect(told(await save({ ...ROW, dataId: 201, id }, {}, otherToken))).toEqual(NOT_FOUND);
    // Nor can it move to another company or type.
    expect(told(await save({ ...ROW, dataId: 102, id }))).toEqual(NOT_FOUND);
    expect(told(await save({ ...ROW, type: 2, id }))).toEqual(NOT_FOUND);
    expect(await note()).toMatchObject({ id, version: 1 });
  });

  it('users who may only read cannot write', async () => {
    const { id } = await made();
    const reader = await company.service.signIn({ authorities: READER });
    const writer = await company.service.signIn({ authorities: ['gssjk_gn_view_info_edit'] });
    expect((await get(notesCalls.note, { dataId: 101, type: 1, year: 2025 }, reader)).status).toBe(200);
    expect((await save(ROW, {}, reader)).body.appMesg).toContain('缺少权限 gssjk_gn_view_info_edit');
    expect((await remove(id, reader)).status).toBe(403);
    expect((await get(notesCalls.noteYears, { dataId: 101, type: 1 }, writer)).status).toBe(403);
    expect(await years()).toEqual([2025]);
  });

  it.each([
    [{ year: undefined }, 'year'],
    [{ year: 1989 }, 'year'],
    [{ year: 2101 }, 'year'],
    [{ year: '二〇二五' }, 'year'],
    [{ type: 3 }, 'type'],
    [{ type: 0 }, 'type'],
    [{ dataId: '101;DROP' }, 'dataId'],
    [{ content: undefined }, 'content'],
    [{ content: { html: 'x' } }, 'content'],
    [{ version: 0 }, 'version'],
    [{ tenantId: '100001' }, 'tenantId'],
  ])('%j, for its %s', async (wrong, field) => {
    const { status, body } = await save({ ...ROW, ...wrong });
    expect([status, body.appCode]).toEqual([400, 'C0400']);
    expect(body.appMesg).toContain(field);
    expect(await years()).toEqual([]);
  });

  it.each([[{ year: undefined }], [{ year: null }], [{ year: '' }]])(
    '%j, with the message that the year is required',
    async (wrong) => {
      const { status, body } = await save({ ...ROW, ...wrong });
      expect([status, body.appMesg]).toEqual([400, expect.stringContaining(NOTE_TEXTS.required)]);
      expect(await years()).toEqual([]);
    },
  );

  it('a text that is too long is reported, one of 2 MB as well, and the stored one stays', async () => {
    const { id } = await made();
    const fits = '长'.repeat(Math.floor((RICH_TEXT_MAX_BYTES - 7) / 3));
    const over = await save({ ...ROW, id, version: 1, content: `<p>${fits}长</p>` });
    expect(told(over)).toEqual([
      400,
      'C0400',
      '请求参数有误：正文（content）：正文超过 800 KB，请精简后再保存',
    ]);
    // The length counts after cleaning, which writes signs out in full.
    const signs = await save({ ...ROW, id, version: 1, content: '<'.repeat(RICH_TEXT_MAX_BYTES / 2) });
    expect(told(signs)).toEqual(told(over));
    const huge = await save({ ...ROW, id, version: 1, content: 'x'.repeat(2 * 1024 * 1024) });
    expect(told(huge)).toEqual([413, 'C0413', '请求内容过大']);
    expect(await note()).toMatchObject({ version: 1, content: '<p>渠道</p>' });
    expect((await save({ ...ROW, id, version: 1, content: `<p>${fits}</p>` })).body.success).toBe(true);
    expect((await note()).content).toBe(`<p>${fits}</p>`);
  }, 20_000);
});

describe('a text that would block the service', () => {
  it.each([
    [
      '260,000 open tags',
      '<b>'.repeat(260_000),
      '正文的格式嵌套超过 100 层，请去掉多余的引用、列表等嵌套后再保存',
    ],
    ['tables within tables', '<table><tr><td>'.repeat(50_000), '正文的格式嵌套超过 100 层'],
    ['100,000 tags', '<p></p>'.repeat(100_000), '正文的格式标签超过 20000 个，请精简格式或分成几篇后再保存'],
  ])('by %s is refused, and says why', async (_, content, text) => {
    const { status, body } = await save({ ...ROW, content });
    expect([status, body.appCode]).toEqual([400, 'C0400']);
    expect(body.appMesg).toContain(`正文（content）：${text}`);
    expect(await years()).toEqual([]);
  });
});

describe('the demo’s notes', () => {
  const seed = (tenantId: string, author: string): Promise<number> =>
    company.data.database.transaction((manager) =>
      seedDemoNotes(manager, { tenantId, author, now: '2026-11-20 10:00:00' }),
    );

  it('are of the tenant’s companies, by one of its users, once', async () => {
    expect(await seed('000000', 'someone')).toBe(11 * 6);
    expect(await seed('000000', 'someone')).toBe(0);
    expect([await years(1), await years(2)]).toEqual([
      [2025, 2024, 2023],
      [2025, 2024, 2023],
    ]);
    const { content, updatedBy, updatedAt } = await note();
    expect([content.includes('贵州茅台'), updatedBy, updatedAt]).toEqual([
      true,
      '某人',
      '2026-11-20 10:00:00',
    ]);
    expect(told(await get(notesCalls.noteYears, { dataId: 110, type: 1 }))).toEqual(NOT_FOUND);
  });

  it('are not added to a tenant that has its own', async () => {
    await made();
    expect(await seed('000000', 'someone')).toBe(0);
    expect(await seed(OTHER_TENANT, 'nobody')).toBe(2 * 6);
    const answer = await get(notesCalls.note, { dataId: 201, type: 2, year: 2025 }, otherToken);
    expect(answer.body.result).toMatchObject({ updatedBy: null });
  });
});
