import { industryNotes } from '@console/contract-industry';
import type { Note, SavedNote } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { TENANT, type Answer } from '@console/node-kit/testing';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';
import { seedDemoIndustryNotes } from './seed-demo-industry-notes.ts';

const READ = ['hysjk_gn_view_information'];
const OVERVIEW = [...READ, 'hysjk_gn_view_information_gk'];
const OUTLOOK = [...READ, 'hysjk_gn_view_information_zw'];
const ROW = { dataId: 13, type: 1, year: 2025, content: '<p>格局<script>x</script></p>' };

let running: RunningIndustry;
beforeAll(async () => {
  running = await runningIndustry();
  await fillIndustries(running);
}, 30_000);
afterAll(() => running.stop());
beforeEach(() => running.query(`DELETE FROM ${tableName('industry', 'note')}`));

const get = (entry: { readonly path: string }, query: object, authorities = OVERVIEW): Promise<Answer> => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`);
  return running.call('GET', `${entry.path}?${text.join('&')}`, { session: { authorities } });
};
const save = (body: object, authorities = OVERVIEW): Promise<Answer> =>
  running.call('POST', industryNotes.saveNote.path, { session: { authorities }, body });
const saved = async (body: object, authorities = OVERVIEW): Promise<SavedNote> =>
  (await save(body, authorities)).body.result as SavedNote;
const years = async (type: number, dataId = 13): Promise<unknown> =>
  (await get(industryNotes.noteYears, { dataId, type })).body.result;

describe('a note about an industry', () => {
  it('is written, read by type and year, and listed newest first', async () => {
    await saved(ROW);
    await saved({ ...ROW, year: 2026 });
    await saved({ ...ROW, type: 2, year: 2020 });
    await saved({ ...ROW, type: 3, year: 2021 }, OUTLOOK);
    expect([await years(1), await years(2), await years(3)]).toEqual([[2026, 2025], [2020], [2021]]);
    const note = (await get(industryNotes.note, { dataId: 13, type: 1, year: 2025 })).body.result as Note;
    expect(note).toMatchObject({ year: 2025, version: 1, content: '<p>格局</p>', updatedBy: '陈思远' });
  });

  it.each(['/api/etf/', '/api/'])('is the same at the address below %s', async (prefix) => {
    await saved(ROW);
    const path = `${prefix}dataCorpCompetitivenessController/listFlow?dataId=13&type=1`;
    const answer = await running.call('GET', path, { session: { authorities: READ } });
    expect(answer.body.result).toEqual([2025]);
  });

  it('is written by those who may write its type: overview and competence apart from the outlook', async () => {
    const status = async (type: number, authorities: string[]): Promise<number> =>
      (await save({ ...ROW, type, year: 2000 + type }, authorities)).status;
    expect(await Promise.all([1, 2, 3].map((type) => status(type, OVERVIEW)))).toEqual([200, 200, 403]);
    expect(await Promise.all([1, 2, 3].map((type) => status(type, OUTLOOK)))).toEqual([403, 403, 200]);
    expect(await status(1, READ)).toBe(403);
  });

  it('is changed and removed by those alone, too', async () => {
    const { id, version } = await saved(ROW);
    const edit = { ...ROW, id, version, content: '<p>二</p>' };
    expect((await save({ ...edit, type: 3 }, OUTLOOK)).status).toBe(403);
    expect((await save({ ...edit, type: 2 })).status).toBe(404);
    const remove = (authorities: string[]): Promise<Answer> =>
      running.call('POST', `${industryNotes.deleteNote.path}?id=${id}`, { session: { authorities } });
    expect((await remove(OUTLOOK)).status).toBe(403);
    expect(await saved(edit)).toMatchObject({ id, version: 2 });
    const restore = (authorities: string[]): Promise<Answer> =>
      running.call('POST', industryNotes.restoreNote.path, {
        session: { authorities },
        body: { id, former: 1, version: 2 },
      });
    expect((await restore(OUTLOOK)).status).toBe(403);
    expect((await restore(OVERVIEW)).body.result).toMatchObject({ version: 3 });
    expect((await remove(OVERVIEW)).body.result).toBe(true);
    expect(await years(1)).toEqual([]);
  });

  it('that is stale is refused with 409, and its year taken by another with its reason', async () => {
    const { id } = await saved(ROW);
    expect((await save({ ...ROW, id, version: 9, content: '<p>三</p>' })).status).toBe(409);
    expect((await save(ROW)).body).toMatchObject({ success: false, appCode: 'N2001' });
  });

  it('of a removed, an unknown or another tenant’s industry is refused with 404', async () => {
    for (const dataId of [33, 999, 91]) {
      expect((await get(industryNotes.noteYears, { dataId, type: 1 })).status).toBe(404);
      expect((await save({ ...ROW, dataId })).status).toBe(404);
    }
  });

  it('is recorded with its industry and title, whatever the hour', async () => {
    running.at('2026-07-03 23:00:00');
    await saved({ ...ROW, type: 3 }, OUTLOOK);
    running.at('2026-07-03 10:00:00');
    expect((await running.audit()).at(-1)).toMatchObject({
      action: 'industry.save-note',
      after: { industryId: 13, type: '行业展望', year: 2025, content: '格局' },
    });
  });
});

it('seeds the ecology industries of a demo tenant once', async () => {
  const demo = { tenantId: TENANT, author: 'analyst', now: '2026-07-03 10:00:00' };
  const seed = (): Promise<number> =>
    running.data.database.transaction((manager) => seedDemoIndustryNotes(manager, demo));
  const industries = await running.query<{ id: number }>(
    `SELECT id FROM ${tableName('ecology', 'industry')} WHERE tenant_id = ? AND variant = 'ecology'`,
    [TENANT],
  );
  expect(industries.length).toBeGreaterThan(0);
  expect(await seed()).toBe(6 * industries.length);
  expect(await seed()).toBe(0);
  for (const { id } of industries)
    expect([await years(1, id), await years(3, id)]).toEqual([
      [2025, 2024],
      [2025, 2024],
    ]);
});
