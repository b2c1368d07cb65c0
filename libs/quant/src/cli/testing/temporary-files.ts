import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes files of lines into a folder of the test file's own, which goes when its tests have run; gives each one's path. */
export function temporaryFiles(): (name: string, lines: readonly string[]) => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quant-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return (name, lines) => {
    const path = join(folder, name);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
}
