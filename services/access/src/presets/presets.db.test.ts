import type { RolePreset } from '@console/contract-access';
import { tableName } from '@console/node-kit/database';
import type { Browser } from '../testing/browser.ts';
import { userBench, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

const list = async (browser: Browser = bench.admin) =>
  (await browser.get('/api/sysUser/presets')).body.result as RolePreset[];
const save = (preset: object, browser = bench.admin) => bench.post(browser, 'presets/save', preset);
const remove = (id: unknown, browser = bench.admin) => bench.post(browser, 'presets/delete', { id });
const saved = async (name: string, authorities = ['gssjk'], browser = bench.admin) =>
  (await save({ name, authorities }, browser)).body.result as RolePreset & { id: number };
const BUILT_IN = ['系统管理员', '分析师', '只读用户', '运维'];

describe('role presets', () => {
  it('begin with those of the console, then the tenant’s own by name', async () => {
    await saved('乙组');
    await saved('A组');
    const all = await list();
    expect(all.slice(0, 4).map(({ id, name }) => [id, name])).toEqual(BUILT_IN.map((name) => [null, name]));
    expect(all.slice(4).map(({ name }) => name)).toEqual(['A组', '乙组']);
    expect((await list(bench.stranger)).map(({ name }) => name)).toEqual(BUILT_IN);
  });

  it('are saved, replaced and deleted, each recorded', async () => {
    const made = await saved(' 数据组 ', ['hysjk', 'gssjk', 'gssjk']);
    expect(made).toEqual({
      id: expect.any(Number),
      version: 1,
      name: '数据组',
      authorities: ['gssjk', 'hysjk'],
    });
    const replaced = await save({ id: made.id, version: 1, name: '数据一组', authorities: ['yzgl_view'] });
    const then = { id: made.id, version: 2, name: '数据一组', authorities: ['yzgl_view'] };
    expect(replaced.body.result).toEqual(then);
    expect(await list()).toContainEqual(then);
    expect((await remove(made.id)).body.result).toBe(true);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    expect(await bench.audit(`preset:${made.id}`)).toMatchObject([
      {
        action: 'access.save-preset',
        before: null,
        after: { name: '数据组', authorities: ['gssjk', 'hysjk'] },
      },
      {
        action: 'access.save-preset',
        before: { name: '数据组', authorities: ['gssjk', 'hysjk'] },
        after: { name: '数据一组', authorities: ['yzgl_view'] },
      },
      { action: 'access.delete-preset', before: { name: '数据一组' }, after: null, username: 'admin' },
    ]);
  });

  it('have unique names, also different from the console’s', async () => {
    const { id } = await saved('独名');
    const other = await saved('另名');
    for (const wrong of [
      { name: '独名', authorities: ['gssjk'] },
      { name: '分析师', authorities: ['gssjk'] },
      { id: other.id, version: 1, name: '独名', authorities: ['gssjk'] },
    ])
      expect((await save(wrong)).body).toMatchObject({
        appCode: 'A1466',
        appMesg: '角色预设名称已存在，请重新输入',
      });
    expect((await save({ id, version: 1, name: '独名', authorities: ['hysjk'] })).body.success).toBe(true);
    expect((await save({ name: '独名', authorities: ['gssjk'] }, bench.stranger)).body.success).toBe(true);
    const both = await Promise.all([
      save({ name: '同时', authorities: ['gssjk'] }),
      save({ name: '同时', authorities: ['gssjk'] }),
    ]);
    expect(both.map(({ body }) => body.appCode).sort()).toEqual(['A1466', 'S0000']);
  });

  it.each([
    [{ name: '坏', authorities: ['root'] }, '未知权限 root'],
    [{ name: '坏', authorities: [] }, 'authorities'],
    [{ name: ' ', authorities: ['gssjk'] }, 'name'],
    [{ name: '长'.repeat(21), authorities: ['gssjk'] }, 'name'],
    [{ name: '坏', authorities: ['gssjk'], tenantId: 'x' }, 'tenantId'],
    [{ name: '坏', authorities: ['gssjk'], id: 1 }, 'version'],
    [{ name: '坏', authorities: ['gssjk'], version: 1 }, 'version'],
  ])('of %j are bad input', async (wrong, named) => {
    const { status, body } = await save(wrong);
    expect([status, body.appMesg]).toEqual([400, expect.stringContaining(named)]);
    expect((await list()).map(({ name }) => name)).not.toContain('坏');
  });

  it('contain nothing that their author does not have', async () => {
    const manager = await bench.manager(['gssjk']);
    const { status, body } = await save({ name: '越权', authorities: ['gssjk', 'ROLE_admin'] }, manager);
    expect([status, body.appMesg]).toEqual([403, '操作涉及您没有的权限：系统管理员']);
    const { id } = await saved('管理', ['ROLE_admin']);
    expect((await save({ id, version: 1, name: '管理', authorities: ['gssjk'] }, manager)).body.appCode).toBe(
      'A0464',
    );
    expect((await save({ name: '本份', authorities: ['gssjk'] }, manager)).body.success).toBe(true);
  });

  it('are deleted by a user who has what they contain', async () => {
    const manager = await bench.manager(['gssjk']);
    const [beyond, within] = [await saved('删不得', ['gssjk', 'hysjk']), await saved('删得', ['gssjk'])];
    const { status, body } = await remove(beyond.id, manager);
    expect([status, body.appMesg]).toEqual([403, '操作涉及您没有的权限：行业数据库']);
    expect((await list()).map(({ id }) => id)).toContain(beyond.id);
    expect((await remove(within.id, manager)).body.result).toBe(true);
  });

  it('are judged by what their author has now, whatever the session remembers', async () => {
    const manager = await bench.manager(['gssjk', 'hysjk']);
    const held = await saved('旧权限', ['hysjk']);
    // Deletes only the row: no session is updated.
    await bench.access.database.query(
      `DELETE FROM ${tableName('access', 'user_authority')} WHERE user_id = ? AND authority = 'hysjk'`,
      [manager.made.id],
    );
    expect((await save({ name: '新权限', authorities: ['hysjk'] }, manager)).status).toBe(403);
    expect((await remove(held.id, manager)).status).toBe(403);
  });

  it('edited by two at once keep what the first one saved', async () => {
    const { id } = await saved('两人');
    const edits = ['hysjk', 'yzgl_view'].map((authority) =>
      save({ id, version: 1, name: '两人', authorities: ['gssjk', authority] }),
    );
    const both = await Promise.all(edits);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body.result;
    expect((await list()).find((preset) => preset.id === id)).toEqual(won);
    expect(await bench.audit(`preset:${id}`)).toHaveLength(2);
    const again = await save({ id, version: 2, name: '两人', authorities: ['gssjk'] });
    expect(again.body.result).toMatchObject({ version: 3 });
  });

  it('are visible to no other tenant', async () => {
    const { id } = await saved('本租户');
    expect((await save({ id, version: 1, name: '改', authorities: ['gssjk'] }, bench.stranger)).status).toBe(
      404,
    );
    expect((await remove(id, bench.stranger)).status).toBe(404);
    expect((await remove(4_294_967_295)).status).toBe(404);
    expect((await list()).find((preset) => preset.id === id)?.name).toBe('本租户');
  });

  it('are for who manages users', async () => {
    const viewer = await bench.signIn(await bench.make(['gssjk']));
    expect((await viewer.get('/api/sysUser/presets')).status).toBe(403);
    expect((await save({ name: '无权', authorities: ['gssjk'] }, viewer)).status).toBe(403);
  });
});
