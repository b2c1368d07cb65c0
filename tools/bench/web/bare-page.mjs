import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { runCompiler } from '../../build/run-compiler.mjs';

/** No server is asked: its two files are answered by the browser's own connection. */
const ADDRESS = 'http://bare.invalid/';
const HTML = '<!doctype html><meta charset="utf-8"><div id="root"></div><script src="/page.js"></script>';

const SWC = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
};

/** @type {Promise<string> | undefined} */
let built;

/**
 * A page of React and antd alone with the same tables, a button for each.
 * @param {import('playwright-core').BrowserContext} context
 * @param {Readonly<Record<string, import('./shown-table.ts').ShownTable>>} tables
 * @param {boolean} kept whether tables that are not shown stay mounted; they are opened once before
 */
export async function barePage(context, tables, kept) {
  built ??= build();
  const script = await built;
  const page = await context.newPage();
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: HTML }),
  );
  await page.addInitScript(`window.bare = ${JSON.stringify({ tables, kept })}`);
  await page.goto(ADDRESS);
  for (const name of Object.keys(tables)) {
    await page.locator(`#${name}`).click();
    await page.locator('tr.ant-table-row').filter({ visible: true }).first().waitFor();
  }
  return page;
}

/** @returns {Promise<string>} its script */
async function build() {
  const directory = await mkdtemp(join(tmpdir(), 'bare-page-'));
  try {
    const compiler = rspack({
      mode: 'production',
      target: ['web', 'es2022'],
      devtool: false,
      entry: join(import.meta.dirname, 'bare-tables.tsx'),
      module: { rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: SWC }] },
      output: { path: directory, filename: 'page.js' },
      performance: false,
    });
    await runCompiler(compiler);
    return await readFile(join(directory, 'page.js'), 'utf8');
  } finally {
    await rm(directory, { recursive: true });
  }
}
