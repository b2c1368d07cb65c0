import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { foreignClasses } from './class-names.mjs';

/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'classes-'));
});
afterEach(() => rm(root, { recursive: true }));

/** @param {string} path @param {string} text */
async function write(path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

describe('style sheets', () => {
  it('style their package’s classes, and others within them', async () => {
    await write(
      'mfe-ai/src/a.css',
      `/* .other { } */ .prompt-stack, .prompt .ant-btn:is(:hover, .x) { color: red; }
       @media print { .c-panel > .prompt-note { margin: 0 } }
       @keyframes prompt-turn { from { left: 0 } 50% { left: 1px } }`,
    );
    await write('libs/ui/src/a.css', ':root { --c-a: 1 } .ant-alert { margin: 0 }');
    expect(await foreignClasses(root)).toEqual([]);
  });

  it('style neither another package’s classes nor every element', async () => {
    await write(
      'mfe-ai/src/a.css',
      '.c-panel { margin: 0 } .prompt, h1 { margin: 0 } .prompts { margin: 0 }',
    );
    expect(await foreignClasses(root)).toEqual([
      expect.stringContaining('mfe-ai/src/a.css styles “.c-panel”'),
      expect.stringContaining('mfe-ai/src/a.css styles “h1”'),
      expect.stringContaining('mfe-ai/src/a.css styles “.prompts”'),
    ]);
  });

  it('are no CSS modules', async () => {
    await write('shell/src/core/a.module.css', '.shell-a { margin: 0 }');
    expect(await foreignClasses(root)).toEqual([expect.stringContaining('a.module.css is a CSS module')]);
  });

  it('of this repository name their own classes', async () => {
    expect(await foreignClasses()).toEqual([]);
  });
});
