import { setImmediate as nextTurn } from 'node:timers/promises';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { alike } from '@console/node-kit/shares';
import { sourceThread } from '@console/node-kit/testing';
import { jpeg, pdf } from '../testing/sample-files.ts';
import { FileInspector } from './file-inspector.ts';

const SOURCES = sourceThread(new URL('../../thread.ts', import.meta.url));
/** A thread that begins and never ends, or that takes more and more memory. */
const hostile = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ name }) => { parentPort.postMessage('begun'); ${body} });`)}`,
  );
const file = (name: string, bytes: Buffer): { name: string; bytes: Buffer; declaredMime: string } => ({
  name,
  bytes,
  declaredMime: '',
});
const SOMEONE = { tenantId: '000000', userId: 1 };
const LIMITS = { threads: alike(1), waiting: 1, waitMs: 60_000, computeMs: 60_000 };

let inspector: FileInspector;
afterEach(() => inspector.onModuleDestroy());

describe('the inspection of a file', () => {
  it('answers the file as it may be stored, and refuses what may not be', async () => {
    inspector = new FileInspector(SOURCES);
    const document = await inspector.inspect(SOMEONE, file('a.pdf', pdf()), 'note');
    expect(document).toMatchObject({ name: 'a.pdf', mime: 'application/pdf' });
    expect(document.bytes.equals(pdf())).toBe(true);
    const picture = await inspector.inspect(SOMEONE, file('a.jpg', await jpeg(900, 600)), 'avatar');
    expect([Buffer.isBuffer(picture.bytes), picture.mime]).toEqual([true, 'image/jpeg']);
    await expect(inspector.inspect(SOMEONE, file('a.png', pdf()), 'note')).rejects.toMatchObject({
      name: 'Refusal',
      code: ACCESS_MESSAGES.fileContent.code,
      status: 415,
      message: ACCESS_MESSAGES.fileContent.text,
    });
  });

  it('lets other calls go on meanwhile', async () => {
    inspector = new FileInspector(SOURCES);
    let turns = 0;
    let isOver = false;
    const over = inspector
      .inspect(SOMEONE, file('a.pdf', pdf('stream\nendstream\n'.repeat(500_000))), 'note')
      .finally(() => (isOver = true));
    while (!isOver) {
      await nextTurn();
      turns += 1;
    }
    await over;
    expect(turns).toBeGreaterThan(100);
  });

  it.each([
    ['takes too long', 'for (;;);', { computeMs: 50 }],
    ['takes too much memory', 'const all = []; for (;;) all.push(new Array(1e6).fill({}));', {}],
  ])('of a file that %s is refused, and the thread ends', async (_, body, limits) => {
    inspector = new FileInspector(hostile(body), { ...LIMITS, ...limits });
    await expect(inspector.inspect(SOMEONE, file('a.pdf', pdf()), 'note')).rejects.toMatchObject({
      code: ACCESS_MESSAGES.fileTooComplex.code,
    });
  });

  it('is refused when too many files wait already', async () => {
    inspector = new FileInspector(hostile('for (;;);'), { ...LIMITS, computeMs: 300 });
    const sent = Array.from({ length: 3 }, () => inspector.inspect(SOMEONE, file('a.pdf', pdf()), 'note'));
    const [, , third] = await Promise.allSettled(sent);
    expect(third).toMatchObject({ status: 'rejected', reason: { code: 'C0429', status: 429 } });
  });

  it('uses one thread for a user, so that another user’s file is inspected meanwhile', async () => {
    const answer = `{ kind: 'refused', code: 'seen', status: 415, text: 'seen' }`;
    const body = `if (name === 'endless.pdf') for (;;); parentPort.postMessage({ result: ${answer} });`;
    const threads = { all: 2, group: 2, user: 1 };
    inspector = new FileInspector(hostile(body), { threads, waiting: 4, waitMs: 1, computeMs: 1500 });
    const endless = file('endless.pdf', pdf());
    const sent = [
      inspector.inspect(SOMEONE, endless, 'note'),
      inspector.inspect(SOMEONE, endless, 'note'),
      inspector.inspect({ ...SOMEONE, userId: 2 }, file('a.pdf', pdf()), 'note'),
    ];
    expect(await Promise.allSettled(sent)).toMatchObject([
      { reason: { code: ACCESS_MESSAGES.fileTooComplex.code } },
      { reason: { status: 429, headers: { 'retry-after': '30' } } },
      { reason: { code: 'seen' } },
    ]);
  });
});
