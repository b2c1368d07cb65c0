import { setImmediate as nextTurn } from 'node:timers/promises';
import { MESSAGES, RICH_TEXT_TOO_DEEP, RICH_TEXT_TOO_LONG } from '@console/contract-core';
import { sourceThread } from '@console/node-kit/testing';
import { cleanHtml } from './clean-html.ts';
import { HtmlCleaner } from './html-cleaner.ts';

const cleaner = new HtmlCleaner(sourceThread(new URL('../../thread.ts', import.meta.url)));
afterAll(() => cleaner.onModuleDestroy());

const LONG = `<p>${'长文'.repeat(5000)}</p><script>alert(1)</script>`;

it('answers of a long text what it answers of a short one', async () => {
  expect(await cleaner.clean('<p>短</p><script>alert(1)</script>')).toBe('<p>短</p>');
  expect(await cleaner.clean(LONG)).toBe(cleanHtml(LONG));
});

it('lets others have their turns while it cleans a long text', async () => {
  // A thread that is there: how long one takes to start says nothing.
  await cleaner.clean(LONG);
  let turns = 0;
  let isDone = false;
  const work = cleaner.clean(`<p style="${'{'.repeat(50_000)}">长</p>`).finally(() => (isDone = true));
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  expect(await work).toBe('<p>长</p>');
  expect(turns).toBeGreaterThan(50);
});

it('refuses what is too deep before anything reads it, and what is too long when it is cleaned', async () => {
  const refused = (problem: string): object => ({
    code: MESSAGES.badInput.code,
    message: `请求参数有误：正文（content）：${problem}`,
  });
  await expect(cleaner.clean('<b>'.repeat(260_000))).rejects.toMatchObject(refused(RICH_TEXT_TOO_DEEP));
  await expect(cleaner.clean('<'.repeat(400_000))).rejects.toMatchObject(refused(RICH_TEXT_TOO_LONG));
});
