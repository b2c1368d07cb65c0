import { tableName } from '@console/node-kit';
import { scratchAccess, type ScratchAccess } from '../testing/scratch-access.ts';
import { addDemoUsers } from './add-demo-users.ts';
import { createAdmin } from './create-admin.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

let scratch: ScratchAccess;
beforeAll(async () => {
  scratch = await scratchAccess();
}, 30_000);
afterAll(() => scratch.drop());

const userRow = async (username: string, tenantId = '000000') => {
  const [row] = await scratch.database.query<{ id: number; tenant_id: string; password_hash: string }[]>(
    `SELECT id, tenant_id, password_hash FROM ${tableName('access', 'user')} WHERE tenant_id = ? AND username = ?`,
    [tenantId, username],
  );
  return row;
};

describe('accounts', () => {
  it('of the demo are added once and left as they are afterwards', async () => {
    const names = DEMO_ACCOUNTS.map(({ username }) => username);
    expect(await addDemoUsers(scratch.writer)).toEqual(names);
    const before = await userRow('analyst');
    expect(await addDemoUsers(scratch.writer)).toEqual([]);
    expect(await userRow('analyst')).toEqual(before);
  });

  it('keep an argon2id hash of the password', async () => {
    expect((await userRow('viewer', scratch.tenants[0]))?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('can be a first administrator, who has ROLE_admin alone', async () => {
    await createAdmin(scratch.writer, { username: 'Root', tenantId: '200001' }, 'Root#12345');
    const admin = await userRow('root', '200001');
    expect(admin?.tenant_id).toBe('200001');
    const granted = await scratch.database.query(
      `SELECT authority FROM ${tableName('access', 'user_authority')} WHERE user_id = ?`,
      [admin?.id],
    );
    expect(granted).toEqual([{ authority: 'ROLE_admin' }]);
  });

  it('of an administrator are refused when the name is taken or the password weak', async () => {
    const admin = { username: 'ADMIN', tenantId: scratch.tenants[0] };
    await expect(createAdmin(scratch.writer, admin, 'Root#12345')).rejects.toThrow('已有用户');
    await expect(createAdmin(scratch.writer, { ...admin, username: 'chief' }, 'short')).rejects.toThrow(
      '8-30位',
    );
    await expect(createAdmin(scratch.writer, { ...admin, username: 'chief' }, 'P@ssw0rd')).rejects.toThrow(
      '常见',
    );
    expect(await userRow('chief', scratch.tenants[0])).toBeUndefined();
  });
});
