import { setImmediate as nextTurn } from 'node:timers/promises';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { sourceThread } from '@console/node-kit/testing';
import { jpeg, pdf } from '../testing/sample-files.ts';
import { FileInspector } from './file-inspector.ts';

const SOURCES = sourceThread(new URL('../../thread.ts', import.meta.url));
/** Begins, and never ends; or takes more and more memory. */
const hostile = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { parentPort.postMessage('begun'); ${body} });`)}`,
  );
const file = (name: string, bytes: Buffer): { name: string; bytes: Buffer; declaredMime: string } => ({
  name,
  bytes,
  declaredMime: '',
});
const LIMITS = { threads: 1, waiting: 1, waitMs: 60_000, computeMs: 60_000 };

let inspector: FileInspector;
afterEach(() => inspector.onModuleDestroy());

describe('looking into a file', () => {
  it('answers what may be kept, as it is kept, and refuses what may not', async () => {
    inspector = new FileInspector(SOURCES);
    const document = await inspector.inspect(file('a.pdf', pdf()), 'note');
    expect(document).toMatchObject({ name: 'a.pdf', mime: 'application/pdf' });
    expect(document.bytes.equals(pdf())).toBe(true);
    const picture = await inspector.inspect(file('a.jpg', await jpeg(900, 600)), 'avatar');
    expect([Buffer.isBuffer(picture.bytes), picture.mime]).toEqual([true, 'image/jpeg']);
    await expect(inspector.inspect(file('a.png', pdf()), 'note')).rejects.toMatchObject({
      name: 'Refusal',
      code: ACCESS_MESSAGES.fileContent.code,
      status: 415,
      message: ACCESS_MESSAGES.fileContent.text,
    });
  });

  it('lets everybody else go on meanwhile', async () => {
    inspector = new FileInspector(SOURCES);
    let turns = 0;
    let isOver = false;
    const over = inspector
      .inspect(file('a.pdf', pdf('stream\nendstream\n'.repeat(500_000))), 'note')
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
  ])('that %s is refused, and the thread ends', async (_, body, limits) => {
    inspector = new FileInspector(hostile(body), { ...LIMITS, ...limits });
    await expect(inspector.inspect(file('a.pdf', pdf()), 'note')).rejects.toMatchObject({
      code: ACCESS_MESSAGES.fileTooComplex.code,
    });
  });

  it('is refused when too many files wait already', async () => {
    inspector = new FileInspector(hostile('for (;;);'), { ...LIMITS, computeMs: 300 });
    const sent = Array.from({ length: 3 }, () => inspector.inspect(file('a.pdf', pdf()), 'note'));
    const [, , third] = await Promise.allSettled(sent);
    expect(third).toMatchObject({ status: 'rejected', reason: { code: 'C0429', status: 429 } });
  });
});
