import { notesCalls } from '@console/contract-company';
import {
  MESSAGES,
  NOTE_MESSAGES,
  type FormerVersion,
  type Note,
  type SavedNote,
} from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { maintaining, type Maintaining } from '../testing/maintaining.ts';

const WRITER = ['gssjk_gn_add', 'gssjk_gn_view_information', 'gssjk_gn_view_info_edit'];
const ROW = { dataId: 101, type: 1, year: 2025 };
const FIRST = { userId: 7, username: 'someone', authorities: WRITER };
const SECOND = { userId: 9, username: 'second', authorities: WRITER };

let company: Maintaining;
beforeAll(async () => {
  company = await maintaining();
}, 30_000);
afterAll(() => company.stop());
beforeEach(async () => {
  for (const table of ['note', 'former_version'])
    await company.query(`DELETE FROM ${tableName('company', table)}`);
  for (const table of ['notice', 'audit_log'])
    await company.query(`DELETE FROM ${tableName('access', table)}`);
});

const save = (body: object, session: object = FIRST): Promise<Answer> =>
  company.call('POST', notesCalls.saveNote.path, { session, body: { ...ROW, ...body } });
const saved = async (body: object, session: object = FIRST): Promise<SavedNote> =>
  (await save(body, session)).body.result as SavedNote;
const read = (path: string, session: object = SECOND): Promise<Answer> =>
  company.call('GET', path, { session });
const versions = async (id: number): Promise<FormerVersion[]> =>
  (await read(`${notesCalls.noteVersions.path}?id=${id}`)).body.result as FormerVersion[];
const valueOf = async (id: number, version: number): Promise<unknown> =>
  (
    (await read(`${notesCalls.noteVersion.path}?id=${id}&version=${version}`)).body.result as {
      value: unknown;
    }
  ).value;
const restore = (body: object, session: object = FIRST): Promise<Answer> =>
  company.call('POST', notesCalls.restoreNote.path, { session, body });
const current = async (year = 2025): Promise<Note> =>
  (await read(`${notesCalls.note.path}?dataId=101&type=1&year=${year}`)).body.result as Note;
const lastLine = async (id: number) => (await company.audit(`note:${id}`)).at(-1);
const told = ({ status, body }: Answer): unknown[] => [status, body.appCode, body.appMesg];

describe('a note saved without a version', () => {
  it('keeps what it overwrites, marks its line of the audit log, and notifies the author', async () => {
    const { id } = await saved({ content: '<p>一</p>' });
    await saved({ id, version: 1, content: '<p>二</p>' });
    expect(await saved({ id, content: '<p>三</p>' }, SECOND)).toMatchObject({ version: 3 });
    expect(await versions(id)).toEqual([
      expect.objectContaining({ version: 2, savedBy: '某人', replacedBy: '李四', unread: true }),
      expect.objectContaining({ version: 1, savedBy: '某人', replacedBy: '某人', unread: false }),
    ]);
    expect(await valueOf(id, 2)).toEqual({ year: 2025, content: '<p>二</p>' });
    expect(await lastLine(id)).toMatchObject({
      action: 'company.save-note',
      before: { content: '二', version: 2 },
      after: { content: '三', version: 3, overwroteVersion: 2 },
    });
    expect(await company.query(`SELECT user_id, title, link FROM ${tableName('access', 'notice')}`)).toEqual([
      {
        user_id: 7,
        title: '您保存的内容已被覆盖：贵州茅台 2025 年核心竞争力',
        link: '/investment/datacorpecology/selectData/commonDetail?row=101&tab=basic&sub=competence&year=2025',
      },
    ]);
  });

  it('keeps nothing when it changes nothing, and refuses a stale version as before', async () => {
    const { id } = await saved({ content: '<p>一</p>' });
    await saved({ id, content: '<p>一</p>' }, SECOND);
    expect((await save({ id, version: 9, content: '<p>二</p>' })).status).toBe(409);
    expect([await versions(id), (await current()).version]).toEqual([[], 1]);
  });

  it('by the form that restores a company keeps the note of the year that it replaces', async () => {
    const add = () =>
      company.call('POST', '/api/dataCorp/insertCorps', {
        session: FIRST,
        body: { shortName: '海天味业', stockCode: '603288', exchange: 'SH', coreCompetence: '旧时' },
      });
    expect((await add()).body.result).toBe(true);
    await company.query(
      `UPDATE ${tableName('ecology', 'company')} SET deleted_at = NOW() WHERE security_id = 21`,
    );
    await company.query(`UPDATE ${tableName('company', 'note')} SET content = '<p>改过</p>', version = 2`);
    expect((await add()).body.result).toBe(true);
    const [kept] = await company.query(
      `SELECT version, value, unread FROM ${tableName('company', 'former_version')}`,
    );
    expect(kept).toEqual({ version: 2, value: '{"year":2026,"content":"<p>改过</p>"}', unread: 1 });
  });
});

describe('a former version of a note', () => {
  it('is restored as a new version, and what it replaces is kept too', async () => {
    const { id } = await saved({ content: '<p>一</p>' });
    await saved({ id, year: 2024, content: '<p>二</p>' }, SECOND);
    expect((await restore({ id, former: 1, version: 2 })).body.result).toMatchObject({
      year: 2025,
      version: 3,
    });
    expect((await current()).content).toBe('<p>一</p>');
    expect((await versions(id)).map(({ version, unread }) => [version, unread])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(await lastLine(id)).toMatchObject({
      action: 'company.restore-note',
      after: { content: '一', version: 3, restoredVersion: 1 },
    });
  });

  it('is not restored over what was saved meanwhile, nor to a year that another note has', async () => {
    const { id } = await saved({ content: '<p>一</p>' });
    await saved({ id, version: 1, year: 2024, content: '<p>二</p>' });
    expect((await restore({ id, former: 1, version: 1 })).status).toBe(409);
    expect(told(await restore({ id, former: 7, version: 2 }))[0]).toBe(404);
    await saved({ content: '<p>别的</p>' });
    expect(told(await restore({ id, former: 1, version: 2 }))[1]).toBe(NOTE_MESSAGES.yearTaken.code);
    expect(await current(2024)).toMatchObject({ id, version: 2, content: '<p>二</p>' });
  });

  it('is for users who may edit notes, of their own tenant, and of a note that exists', async () => {
    const { id } = await saved({ content: '<p>一</p>' });
    await saved({ id, version: 1, content: '<p>二</p>' });
    const stranger = { tenantId: OTHER_TENANT, userId: 8, authorities: WRITER };
    const reader = { authorities: ['gssjk_gn_view_information'] };
    const tries = (session: object) => [
      read(`${notesCalls.noteVersions.path}?id=${id}`, session),
      read(`${notesCalls.noteVersion.path}?id=${id}&version=1`, session),
      restore({ id, former: 1, version: 2 }, session),
    ];
    const statuses = async (session: object) =>
      (await Promise.all(tries(session))).map(({ status }) => status);
    expect(await statuses(reader)).toEqual([403, 403, 403]);
    expect(await statuses(stranger)).toEqual([404, 404, 404]);
    await company.call('POST', `${notesCalls.deleteNote.path}?id=${id}`, { session: FIRST });
    const gone = await Promise.all(tries(FIRST));
    expect(gone.map(told)).toEqual(gone.map(() => [404, MESSAGES.notFound.code, MESSAGES.notFound.text]));
  });
});
