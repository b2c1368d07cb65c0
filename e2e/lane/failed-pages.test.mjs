import { jest } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportedError, showPages } from './failed-pages.mjs';

/** @type {string} */
let directory;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(directory, { recursive: true }));

/**
 * A page as far as it is looked at.
 * @param {{ text: string | Error, screenshot?: () => Promise<unknown> }} shown
 */
function pageWith({ text, screenshot = async () => undefined }) {
  const innerText = async () => {
    if (text instanceof Error) throw text;
    return text;
  };
  return /** @type {import('playwright-core').Page} */ (
    /** @type {unknown} */ ({ url: () => 'http://console/users', locator: () => ({ innerText }), screenshot })
  );
}

test('an error names what each page showed, before the lines of its stack', async () => {
  const error = new Error('no such row');
  const screenshot = jest.fn(async () => undefined);
  const pages = [pageWith({ text: '用户\n  共 3 人\n', screenshot }), pageWith({ text: '登录' })];
  await showPages(error, pages, { path: '/e2e/a.journey.ts', directory });
  expect(error.message).toMatch(
    /^no such row\n\nShown on http:\/\/console\/users \(.*a\.journey-\d+\.png\):\n用户 共 3 人\n\nShown on .*\n登录$/,
  );
  expect(error.stack).toMatch(/no such row\n\nShown on [^]*登录\n +at /);
  expect(screenshot).toHaveBeenCalledWith(
    expect.objectContaining({ path: expect.stringContaining(directory) }),
  );
});

test('a long text is cut', async () => {
  const error = new Error('no such row');
  await showPages(error, [pageWith({ text: '行'.repeat(5000) })], { path: 'a', directory });
  expect(error.message).toMatch(/\n行{3000}…$/);
});

test('a page that does not answer is named, and the first error stays', async () => {
  const error = new Error('no such row');
  const page = pageWith({
    text: new Error('closed\nby its visitor'),
    screenshot: async () => {
      throw new Error('hangs');
    },
  });
  await showPages(error, [page], { path: 'a', directory });
  expect(error.message).toBe(
    'no such row\n\nShown on http://console/users (no picture: Error: hangs):\nno text: Error: closed',
  );
});

test('without a directory there is text alone', async () => {
  const error = new Error('no such row');
  await showPages(error, [pageWith({ text: '登录' })], { path: 'a', directory: undefined });
  expect(error.message).toContain('(no picture):\n登录');
  expect(await readdir(directory)).toEqual([]);
});

test('what failed with a string, as when its time is over, is reported at its place', () => {
  const error = new Error('no such row');
  const ofTest = new Error('at the case');
  const ofHook = new Error('at the hook');
  expect(reportedError({ error, test: { asyncError: ofTest } })).toBe(error);
  expect(reportedError({ error: 'Exceeded timeout', test: { asyncError: ofTest } })).toBe(ofTest);
  expect(
    reportedError({ error: 'Exceeded timeout', test: { asyncError: ofTest }, hook: { asyncError: ofHook } }),
  ).toBe(ofHook);
});
