import { tableName } from '@console/node-kit/database';
import { signedInPerson } from '../testing/person.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

const SET = '/api/blade-user/preferences';
const INFO = '/api/blade-user/info';
const DEFAULTS = { theme: 'light', upColour: 'red', autoLockMinutes: 30 };

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

const store = (id: number, preferences: object) =>
  access.database.query(`UPDATE ${tableName('access', 'user')} SET preferences = ? WHERE id = ?`, [
    JSON.stringify(preferences),
    id,
  ]);

describe('preferences', () => {
  it('are saved beside those chosen before, answered whole, and follow the user to another browser', async () => {
    const { browser, signIn } = await signedInPerson(access);
    expect((await browser.post(SET, { theme: 'dark' })).body.result).toEqual({ ...DEFAULTS, theme: 'dark' });
    const chosen = { theme: 'dark', upColour: 'green', autoLockMinutes: 0 };
    expect((await browser.post(SET, { upColour: 'green', autoLockMinutes: 0 })).body.result).toEqual(chosen);
    expect((await (await signIn()).get(INFO)).body.result).toMatchObject({ preferences: chosen, version: 1 });
  });

  it('saved at once for different things all survive', async () => {
    const { browser } = await signedInPerson(access);
    await Promise.all([
      browser.copy().post(SET, { theme: 'dark' }),
      browser.copy().post(SET, { upColour: 'green' }),
      browser.copy().post(SET, { autoLockMinutes: 60 }),
    ]);
    expect((await browser.get(INFO)).body.result).toMatchObject({
      preferences: { theme: 'dark', upColour: 'green', autoLockMinutes: 60 },
    });
  });

  it('are audited with what changed, and not when nothing does', async () => {
    const { browser, audit } = await signedInPerson(access);
    await browser.post(SET, { theme: 'dark', upColour: 'red' });
    await browser.post(SET, { theme: 'dark' });
    await browser.post(SET, {});
    expect(await audit()).toMatchObject([
      { action: 'access.set-preferences', before: { theme: 'light' }, after: { theme: 'dark' } },
    ]);
  });

  it.each([
    ['theme', { theme: 'blue' }],
    ['minutes', { autoLockMinutes: 7 }],
    ['null', { theme: null }],
    ['key', { theme: 'dark', fontSize: 12 }],
  ])('of an unknown %s are refused and change nothing', async (_, chosen) => {
    const { browser, audit } = await signedInPerson(access);
    expect((await browser.post(SET, chosen)).status).toBe(400);
    expect((await browser.get(INFO)).body.result).toMatchObject({ preferences: DEFAULTS });
    expect(await audit()).toEqual([]);
  });

  it('of a newer version are kept, and are replaced where the user chooses again', async () => {
    const { id, browser } = await signedInPerson(access);
    await store(id, { theme: 'dark', autoLockMinutes: 7, density: 'tight' });
    const { body } = await browser.post(SET, { autoLockMinutes: 15 });
    expect(body.result).toEqual({ theme: 'dark', upColour: 'red', autoLockMinutes: 15 });
    const [row] = await access.database.query<{ density: string }[]>(
      `SELECT JSON_VALUE(preferences, '$.density') AS density FROM ${tableName('access', 'user')} WHERE id = ?`,
      [id],
    );
    expect(row?.density).toBe('tight');
  });

  it('of one user are not another’s', async () => {
    const [first, second] = [await signedInPerson(access), await signedInPerson(access)];
    await first.browser.post(SET, { theme: 'dark' });
    expect((await second.browser.get(INFO)).body.result).toMatchObject({ preferences: DEFAULTS });
  });
});
