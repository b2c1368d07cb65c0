import type { Session } from '@console/contract-core';
import { QUEUE_BOARD_PATH, queueBoardEntries } from '@console/contract-data';
import { schemaName } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { runningData, type RunningData } from '../testing/running-data.ts';

const SUBMITTER = { tenantId: '100001', userId: 9, realName: '别的租户' } as Session;
const PAYLOAD = { delivery: 'a-secret-delivery', mapping: null, dryRun: true, source: null, demo: false };

interface ShownQueue {
  readonly name: string;
  readonly description: string;
  readonly readOnlyMode: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly jobs: readonly { readonly id: string; readonly name: string; readonly data: unknown }[];
}

let running: RunningData;
let token: string;
let jobId: string;
/** The names of the queues: the schemas of this data set. */
let platform: string;
let invest: string;
let ai: string;
beforeAll(async () => {
  running = await runningData();
  [platform, invest, ai] = [schemaName('platform'), schemaName('invest'), schemaName('ai')];
  token = await running.signIn({ authorities: ['rwgl_edit'] });
  const jobs = running.service.service.app.get(Jobs);
  jobId = (await jobs.submitNow({ name: 'data.import', payload: PAYLOAD, session: SUBMITTER })).id;
}, 60_000);
afterAll(() => running.stop());

const look = (path: string, method = 'GET'): ReturnType<RunningData['ask']> =>
  running.service.send(`${QUEUE_BOARD_PATH}${path}`, { method, token });
const json = async (path: string): Promise<unknown> => JSON.parse((await look(path)).text);
const queues = async (query = ''): Promise<readonly ShownQueue[]> =>
  ((await json(`api/queues${query}`)) as { queues: readonly ShownQueue[] }).queues;
/** The page's own files, as its HTML names them. */
const filesOf = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, path = '']) => path);
/** All keys of the queues in Redis. */
async function keysOfQueues(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of [platform, invest, ai])
    for await (const keys of running.data.redis.scanIterator({ MATCH: `jobs:${name}:*` }))
      found.push(...keys);
  return found.sort();
}

describe.each(Object.values(queueBoardEntries).map((entry) => [entry.id, entry.path] as const))(
  '%s',
  (_, path) => {
    const asked = path.replace(
      /\*$/,
      path.includes('static') ? 'favicon.ico' : path.includes('api/*') ? 'queues' : '',
    );

    it('is for holders of rwgl_edit alone', async () => {
      const { send } = running.service;
      expect((await send(asked)).status).toBe(401);
      const other = await running.signIn({ authorities: ['rwgl_view', 'xtgl_data', 'xtgl_user'] });
      const { status, body } = await send(asked, { token: other });
      expect([status, body.appMesg]).toEqual([403, '缺少权限 rwgl_edit（管理全部任务）']);
      expect((await send(asked, { token })).status).toBe(200);
    });
  },
);

describe('the page of the board', () => {
  it('opens at its address by the cookie that a browser sends', async () => {
    const headers = { cookie: `access_token=${token}` };
    for (const path of [QUEUE_BOARD_PATH, QUEUE_BOARD_PATH.slice(0, -1)]) {
      const answer = await running.service.send(path, { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.text).toContain(`<base href="${QUEUE_BOARD_PATH}" />`);
      expect(answer.text).toContain('<title>任务队列</title>');
    }
  });

  it('runs only scripts of its own origin and requests nothing else', async () => {
    const { text, headers } = await look('');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("base-uri 'self';");
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, rest]) => rest);
    expect(inline).toEqual([' id="__UI_CONFIG__" type="application/json"']);
  });

  it('finds each of its files, with its type', async () => {
    const files = filesOf((await look('')).text);
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect(files.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
    for (const path of [...files, 'static/locales/zh-CN/messages.json']) {
      const { status, headers, text } = await look(path);
      const type = headers.get('content-type') ?? '';
      expect([path, status]).toEqual([path, 200]);
      if (path.endsWith('.js')) expect(type).toBe('text/javascript; charset=utf-8');
      if (path.endsWith('.css')) expect(type).toBe('text/css; charset=utf-8');
      if (path.endsWith('.json')) expect(JSON.parse(text)).toHaveProperty('LOADING', '加载中...');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is the same for a queue and a job, and can be reloaded in each view', async () => {
    const { text } = await look('');
    for (const path of [`queue/${platform}?status=active&page=2`, `queue/${platform}/${jobId}-1`])
      expect((await look(path)).text).toBe(text);
  });

  it.each(['nowhere', 'static/..%2F..%2Fpackage.json', 'static/nothing.js', 'api/nothing', 'api/queues/a'])(
    'has nothing at %s',
    async (path) => {
      expect((await look(path)).status).toBe(404);
    },
  );
});

describe('what the board shows', () => {
  it('is the queue of every schema that has jobs, read-only', async () => {
    const shown = await queues();
    expect(shown.map(({ name, description }) => [name, description])).toEqual([
      [platform, '导入数据、撤销导入'],
      [invest, '因子回测、因子体检、因子体检分担、策略调仓、历史模拟、核对策略'],
      [ai, '评测'],
    ]);
    expect(shown.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
  });

  it('has only the id and the turn of a waiting job, of whichever tenant', async () => {
    const [shown] = await queues(`?activeQueue=${platform}&status=waiting&page=1&jobsPerPage=10`);
    expect(shown?.counts).toMatchObject({ waiting: 1 });
    expect(shown?.jobs).toMatchObject([{ name: 'data.import', data: { id: jobId } }]);
    const one = (await json(`api/queues/${platform}/${shown?.jobs[0]?.id}`)) as {
      job: { data: object; returnValue?: unknown; failedReason?: unknown };
    };
    expect(Object.keys(one.job.data).sort()).toEqual(['id', 'turn']);
    expect(JSON.stringify(one)).not.toMatch(/a-secret-delivery|100001|别的租户/);
  });

  it('contains nothing about the shared server', async () => {
    expect((await look('api/redis/stats')).status).toBe(403);
    expect((await look(`api/queues/${platform}/workers`)).status).toBe(403);
  });

  it('refuses to show more at once than a page has', async () => {
    expect((await look(`api/queues?activeQueue=${platform}&jobsPerPage=101`)).status).toBe(400);
    expect((await look('api/queues?activeQueue=%25')).status).toBe(400);
  });
});

describe('the queues', () => {
  it('are changed by no call of the board', async () => {
    const before = [await keysOfQueues(), (await queues()).map(({ counts }) => counts)];
    for (const [method, path] of [
      ['PUT', 'api/queues/pause'],
      ['PUT', `api/queues/${platform}/pause`],
      ['PUT', `api/queues/${platform}/empty`],
      ['PUT', `api/queues/${platform}/obliterate`],
      ['PUT', `api/queues/${platform}/promote`],
      ['PUT', `api/queues/${platform}/retry/failed`],
      ['PUT', `api/queues/${platform}/clean/completed`],
      ['PUT', `api/queues/${platform}/${jobId}-1/clean`],
      ['PATCH', `api/queues/${platform}/${jobId}-1/update-data`],
      ['POST', `api/queues/${platform}/add`],
    ] as const)
      expect([path, (await look(path, method)).status]).toEqual([path, 404]);
    expect([await keysOfQueues(), (await queues()).map(({ counts }) => counts)]).toEqual(before);
  });

  it('are not marked by being looked at', async () => {
    const before = await keysOfQueues();
    await queues(`?activeQueue=${invest}`);
    await look(`api/queues/${invest}/metrics`);
    await look('api/job-schedulers');
    expect(await keysOfQueues()).toEqual(before);
    expect(before.filter((key) => key.startsWith(`jobs:${invest}:`))).toEqual([]);
  });
});
