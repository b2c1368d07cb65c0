import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watchFolder } from './watch-folder.mjs';

/** @type {string} */
let root;
/** @type {Set<string>} */
const told = new Set();
/** @type {() => void} */
let stop;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'styles'));
  writeFileSync(join(root, 'styles/a.ts'), '0');
  stop = watchFolder(root, (path) => told.add(relative(root, path)));
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** @param {string} file */
async function expectTold(file) {
  for (const deadline = Date.now() + 3000; !told.has(file) && Date.now() < deadline;) await pause(10);
  expect([...told]).toContain(file);
  await pause(50);
  told.clear();
}

test('every save is reported, in place or by renaming, as editors do', async () => {
  for (const text of ['1', '2', '3']) {
    writeFileSync(join(root, 'styles/a.ts'), text);
    await expectTold('styles/a.ts');
    writeFileSync(join(root, 'styles/a.ts~'), text);
    renameSync(join(root, 'styles/a.ts~'), join(root, 'styles/a.ts'));
    await expectTold('styles/a.ts');
  }
});

test('files of a new folder are reported, and those saved there later', async () => {
  for (const text of ['1', '2']) {
    mkdirSync(join(root, 'calendar/days'), { recursive: true });
    writeFileSync(join(root, 'calendar/days/b.ts'), '0');
    await expectTold('calendar/days/b.ts');
    writeFileSync(join(root, 'calendar/days/b.ts'), text);
    await expectTold('calendar/days/b.ts');
    rmSync(join(root, 'calendar'), { recursive: true });
    await expectTold('calendar/days/b.ts');
  }
});
