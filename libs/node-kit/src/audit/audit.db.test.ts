import { auditLogMigration } from './audit-log-migration.ts';
import { tableName } from '../database/schema-name.ts';
import { probe } from '../testing/calls/probe-module.ts';
import { scratchData, startService, type RunningService, type ScratchData } from '../testing/index.ts';

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData({ access: [auditLogMigration] });
  service = await startService({ data, ...probe });
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

const lines = (subject: string): Promise<Record<string, unknown>[]> =>
  data.database.query(`SELECT * FROM ${tableName('access', 'audit_log')} WHERE subject = ?`, [subject]);
const audited = async (fail: boolean) =>
  service.send('/api/probe/audited', {
    token: await service.signIn({ userId: 9, username: 'analyst', tenantId: '100001' }),
    body: { fail },
    headers: { 'x-request-id': 'audited-request' },
  });

describe('the audit line of a write', () => {
  it('has the user, the action, its subject, the time and the request', async () => {
    const before = Date.now();
    expect((await audited(false)).status).toBe(200);
    const [line, ...more] = await lines('probe:done');
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      tenant_id: '100001',
      user_id: 9,
      username: 'analyst',
      service: 'company',
      action: 'probe.audited',
      request_id: 'audited-request',
      address: '127.0.0.1',
    });
    const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
    expect([json(line?.['before']), json(line?.['after'])]).toEqual([{ name: '旧' }, { name: '新' }]);
    const at = Date.parse(`${String(line?.['at']).replace(' ', 'T')}+08:00`);
    expect(Math.abs(at - before)).toBeLessThan(5000);
  });

  it('is rolled back with the transaction when the write fails', async () => {
    expect((await audited(true)).status).toBe(409);
    expect(await lines('probe:failed')).toEqual([]);
  });
});
