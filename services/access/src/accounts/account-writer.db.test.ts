import { tableName } from '@console/node-kit/database';
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

  it('of the demo have a mobile number each', async () => {
    const rows = await scratch.database.query<{ mobile: string | null }[]>(
      `SELECT mobile FROM ${tableName('access', 'user')} WHERE tenant_id IN (?, ?) ORDER BY mobile`,
      [...scratch.tenants],
    );
    expect(rows.map(({ mobile }) => mobile)).toEqual([
      '13800000001',
      '13800000002',
      '13800000003',
      '13800000004',
    ]);
  });

  it('keep an argon2id hash of the password', async () => {
    expect((await userRow('viewer', scratch.tenants[0]))?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('can be a first administrator, who has ROLE_admin alone', async () => {
    await createAdmin(scratch.writer, { username: 'Root', tenantId: '200001' }, 'Oak#12345x');
    const admin = await userRow('root', '200001');
    expect(admin?.tenant_id).toBe('200001');
    const granted = await scratch.database.query(
      `SELECT authority FROM ${tableName('access', 'user_authority')} WHERE user_id = ?`,
      [admin?.id],
    );
    expect(granted).toEqual([{ authority: 'ROLE_admin' }]);
  });

  it('of a first administrator and a tenant leave a line each, once, and no secret', async () => {
    const admin = { username: 'lined', tenantId: '200003' };
    await createAdmin(scratch.writer, admin, 'Oak#12345x');
    await expect(createAdmin(scratch.writer, admin, 'Oak#12345x')).rejects.toThrow('已有用户');
    const { id } = (await userRow('lined', '200003')) ?? {};
    const lines = await scratch.database.query<{ after: unknown }[]>(
      `SELECT user_id AS userId, action, subject, \`after\` FROM ${tableName('access', 'audit_log')}
       WHERE tenant_id = '200003' ORDER BY id`,
    );
    const read = lines.map((line) => ({
      ...line,
      after: typeof line.after === 'string' ? JSON.parse(line.after) : line.after,
    }));
    expect(read).toEqual([
      { userId: null, action: 'access.add-tenant', subject: 'tenant:200003', after: { name: '200003' } },
      {
        userId: null,
        action: 'access.add-user',
        subject: `user:${id}`,
        after: { username: 'lined', realName: 'lined', authorities: ['ROLE_admin'] },
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/argon2|Root#/);
  });

  it('of an administrator may take the name of a removed user', async () => {
    const admin = { username: 'again', tenantId: '200002' };
    await createAdmin(scratch.writer, admin, 'Oak#12345x');
    const first = await userRow('again', '200002');
    await scratch.database.query(
      `UPDATE ${tableName('access', 'user')} SET removed_at = NOW(), removed_key = id WHERE id = ?`,
      [first?.id],
    );
    await createAdmin(scratch.writer, admin, 'Oak#12345x');
    const rows = await scratch.database.query<unknown[]>(
      `SELECT id FROM ${tableName('access', 'user')} WHERE tenant_id = '200002' AND username = 'again'`,
    );
    expect(rows).toHaveLength(2);
    await expect(createAdmin(scratch.writer, admin, 'Oak#12345x')).rejects.toThrow('已有用户');
  });

  it('of an administrator are refused when the name is taken or the password weak', async () => {
    const admin = { username: 'ADMIN', tenantId: scratch.tenants[0] };
    await expect(createAdmin(scratch.writer, admin, 'Oak#12345x')).rejects.toThrow('已有用户');
    await expect(createAdmin(scratch.writer, { ...admin, username: 'chief' }, 'short')).rejects.toThrow(
      '8-30位',
    );
    await expect(createAdmin(scratch.writer, { ...admin, username: 'chief' }, '#2026feihC')).rejects.toThrow(
      '密码不能包含用户名或其倒写',
    );
    await expect(createAdmin(scratch.writer, { ...admin, username: 'chief' }, 'P@ssw0rd')).rejects.toThrow(
      '常见',
    );
    expect(await userRow('chief', scratch.tenants[0])).toBeUndefined();
  });
});

describe('a domain', () => {
  const domains = () =>
    scratch.database.query(
      `SELECT domain, tenant_id AS tenantId FROM ${tableName('access', 'tenant_domain')} ORDER BY domain`,
    );
  const auditLines = () =>
    scratch.database.query<Record<string, unknown>[]>(
      `SELECT tenant_id AS tenantId, user_id AS userId, action, subject, \`after\`
       FROM ${tableName('access', 'audit_log')} WHERE action = 'access.tenant-domain'`,
    );

  it('is given to a tenant once, with an audit line that names no user', async () => {
    const [tenantId] = scratch.tenants;
    const domain = { tenantId, domain: 'one.example.com' };
    expect(await scratch.writer.addDomain(domain)).toBe(true);
    expect(await scratch.writer.addDomain(domain)).toBe(false);
    expect(await domains()).toEqual([domain]);
    const lines = (await auditLines()).map(({ after, ...line }) => ({
      ...line,
      after: typeof after === 'string' ? JSON.parse(after) : after,
    }));
    expect(lines).toEqual([
      {
        tenantId,
        userId: null,
        action: 'access.tenant-domain',
        subject: `tenant:${tenantId}`,
        after: { domain: 'one.example.com' },
      },
    ]);
  });

  it('is neither taken from another tenant nor given to one that does not exist', async () => {
    const [first, second] = scratch.tenants;
    await scratch.writer.addDomain({ tenantId: first, domain: 'two.example.com' });
    const before = [await domains(), await auditLines()];
    const taken = scratch.writer.addDomain({ tenantId: second, domain: 'two.example.com' });
    await expect(taken).rejects.toThrow(`已属于租户 ${first}`);
    const nobodys = scratch.writer.addDomain({ tenantId: 'nobody', domain: 'three.example.com' });
    await expect(nobodys).rejects.toThrow('没有租户 nobody');
    expect([await domains(), await auditLines()]).toEqual(before);
  });
});
