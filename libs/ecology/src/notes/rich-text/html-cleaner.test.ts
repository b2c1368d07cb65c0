import { BroadcastChannel } from 'node:worker_threads';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MESSAGES, RICH_TEXT_TOO_DEEP, RICH_TEXT_TOO_LONG } from '@console/contract-core';
import { sourceThread } from '@console/node-kit/testing';
import { cleanHtml } from './clean-html.ts';
import { HtmlCleaner } from './html-cleaner.ts';

const cleaner = new HtmlCleaner(sourceThread(new URL('./thread.ts', import.meta.url)));
afterAll(() => cleaner.onModuleDestroy());

const SOMEONE = { tenantId: '000000', userId: 1 };
const LONG = `<p>${'长文'.repeat(5000)}</p><script>alert(1)</script>`;

it('cleans a long text like a short one', async () => {
  expect(await cleaner.clean(SOMEONE, '<p>短</p><script>alert(1)</script>')).toBe('<p>短</p>');
  expect(await cleaner.clean(SOMEONE, LONG)).toBe(cleanHtml(LONG));
});

it('lets other tasks run while it cleans a long text', async () => {
  // The thread is running: how long one takes to start does not matter.
  await cleaner.clean(SOMEONE, LONG);
  let turns = 0;
  let isDone = false;
  const work = cleaner
    .clean(SOMEONE, `<p style="${'{'.repeat(50_000)}">长</p>`)
    .finally(() => (isDone = true));
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  expect(await work).toBe('<p>长</p>');
  expect(turns).toBeGreaterThan(50);
});

it('refuses too deep HTML before anything parses it, and too long HTML when it is cleaned', async () => {
  const refused = (problem: string): object => ({
    code: MESSAGES.badInput.code,
    message: `请求参数有误：正文（content）：${problem}`,
  });
  await expect(cleaner.clean(SOMEONE, '<b>'.repeat(260_000))).rejects.toMatchObject(
    refused(RICH_TEXT_TOO_DEEP),
  );
  await expect(cleaner.clean(SOMEONE, '<'.repeat(400_000))).rejects.toMatchObject(
    refused(RICH_TEXT_TOO_LONG),
  );
});

describe('texts whose cleaning does not end', () => {
  const ENDLESS = `<p>endless</p>${LONG}`;
  /** A thread that cleans nothing: answers at once, and an endless text when the test is over. */
  const THREAD = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { BroadcastChannel, parentPort } from 'node:worker_threads';
      let isOver = false;
      const kept = [];
      const answer = () => parentPort.postMessage({ result: 'cleaned' });
      new BroadcastChannel('html-cleaner.test').onmessage = () => {
        isOver = true;
        for (const _ of kept.splice(0)) answer();
      };
      parentPort.on('message', (html) => {
        parentPort.postMessage('begun');
        if (html.includes('endless') && !isOver) kept.push(html);
        else answer();
      });`)}`,
  );
  let own: HtmlCleaner;
  const going: Promise<string>[] = [];
  const send = (tenantId: string, userId: number, html = ENDLESS): Promise<string> =>
    own.clean({ tenantId, userId }, html);
  const fill = (tenantId: string, userId: number, texts: number): void => {
    for (let sent = 0; sent < texts; sent += 1) going.push(send(tenantId, userId));
  };
  const refused = (status: number): object => ({ status, headers: { 'retry-after': '15' } });
  beforeEach(() => {
    own = new HtmlCleaner(THREAD);
  });
  afterEach(async () => {
    const channel = new BroadcastChannel('html-cleaner.test');
    // Repeated, because a thread that is starting does not listen yet.
    const end = setInterval(() => channel.postMessage('over'), 20);
    expect(new Set(await Promise.all(going.splice(0)))).toEqual(new Set(['cleaned']));
    clearInterval(end);
    channel.close();
    await own.onModuleDestroy();
  });

  it('use up their own user’s share, who is asked to try again; others’ are cleaned', async () => {
    fill('a', 1, 3);
    await expect(send('a', 1)).rejects.toMatchObject(refused(429));
    expect(await send('a', 2, LONG)).toBe('cleaned');
    // A user with the same number in another tenant is a different one.
    expect(await send('b', 1, LONG)).toBe('cleaned');
  });

  it('leave a thread to other tenants, whichever users of one tenant send them', async () => {
    for (const user of [1, 2, 3, 4, 5]) fill('a', user, 2);
    await expect(send('a', 6)).rejects.toMatchObject(refused(429));
    expect(await send('b', 1, LONG)).toBe('cleaned');
  });

  it('of many tenants leave no room for one more, who gets that answer', async () => {
    for (const tenant of ['a', 'b', 'c']) fill(tenant, 1, 3);
    for (const user of [2, 3, 4]) fill('a', user, 2);
    fill('b', 2, 2);
    fill('c', 2, 2);
    await expect(send('d', 1)).rejects.toMatchObject(refused(503));
  });
});
