import { dataEntries } from '@console/contract-data';
import { runningData, type RunningData } from './testing/running-data.ts';

let running: RunningData;
beforeAll(async () => {
  running = await runningData();
}, 60_000);
afterAll(() => running.stop());

const ENTRIES = Object.values(dataEntries).map((entry) => [entry.id, entry] as const);

describe.each(ENTRIES)('%s', (_, { method, path }) => {
  it('is for holders of xtgl_data alone, and says so before it looks at anything else', async () => {
    const { send } = running.service;
    expect((await send(path, { method })).status).toBe(401);
    const token = await running.signIn({ authorities: ['rwgl_edit', 'xtgl_user', 'gssjk_gn'] });
    const { status, body } = await send(path, { method, token });
    expect([status, body.appMesg]).toEqual([403, '缺少权限 xtgl_data（数据导入与质量）']);
  });

  it('refuses an undeclared field in the input', async () => {
    const inQuery = method === 'GET' || method === 'DELETE' || method === 'PUT';
    const { status } = await running.ask(inQuery ? `${path}?nobody=1` : path, {
      method,
      ...(inQuery ? {} : { body: { nobody: 1 }, headers: { 'idempotency-key': 'nobody-declared' } }),
    });
    expect(status).toBe(400);
  });
});

it('writes nothing when it refuses', async () => {
  expect(await running.audit()).toEqual([]);
});
