import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gbkBytes } from './gbk-bytes.ts';

const FILES = ['stocks.csv', 'sw_industry.csv', 'daily_bars.csv'] as const;

/** The sample in GBK. */
export async function gbkCopy(from: string, to: string): Promise<void> {
  await copyFiles(from, { to, rename: (name) => name, change: (text) => gbkBytes(text) });
}

/** The sample packed. */
export async function gzipCopy(from: string, to: string): Promise<void> {
  await copyFiles(from, { to, rename: (name) => `${name}.gz`, change: (text) => gzipSync(text) });
}

/** A fault put into the bars of a corrupted copy: the line and the column that a report must name. */
export interface Corruption {
  readonly line: number;
  readonly column: string;
}

/** The sample with bars broken in every way a row check knows. */
export async function corruptedCopy(from: string, to: string): Promise<readonly Corruption[]> {
  const corruptions: Corruption[] = [];
  await copyFiles(from, {
    to,
    rename: (name) => name,
    change: (text, name) => {
      if (name !== 'daily_bars.csv') return text;
      const lines = text.trimEnd().split(/\r?\n/);
      const header = (lines[0] ?? '').split(',');
      for (const [at, { column, value, reported }] of BROKEN_CELLS.entries()) {
        // Spread over the file, away from both ends.
        const index = Math.floor(((at + 1) * lines.length) / (BROKEN_CELLS.length + 2));
        const cells = (lines[index] ?? '').split(',');
        if (column === null) cells.pop();
        else cells[header.indexOf(column)] = value;
        lines[index] = cells.join(',');
        corruptions.push({ line: index + 1, column: reported });
      }
      return `${lines.join('\n')}\n`;
    },
  });
  return corruptions;
}

/** The sample with its last bar twice. */
export async function repeatingCopy(from: string, to: string): Promise<readonly Corruption[]> {
  let last = 0;
  await copyFiles(from, {
    to,
    rename: (name) => name,
    change: (text, name) => {
      if (name !== 'daily_bars.csv') return text;
      const lines = text.trimEnd().split(/\r?\n/);
      last = lines.length + 1;
      return `${[...lines, lines.at(-1)].join('\n')}\n`;
    },
  });
  return [{ line: last, column: 'trade_date+security_id' }];
}

const BROKEN_CELLS: readonly { column: string | null; value: string; reported: string }[] = [
  { column: 'close', value: '12.3.4', reported: 'close' },
  { column: 'code', value: 'sh.999999', reported: 'security' },
  { column: 'code', value: '6000', reported: 'code' },
  { column: 'date', value: '2021-02-30', reported: 'trade_date' },
  { column: 'low', value: '99999', reported: 'open' },
  { column: 'amount_kcny', value: '获取失败', reported: 'amount_kcny' },
  { column: 'preclose', value: '', reported: 'pre_close' },
  { column: 'isST', value: 'x', reported: 'st' },
  { column: null, value: '', reported: '' },
];

async function copyFiles(
  from: string,
  {
    to,
    rename,
    change,
  }: {
    to: string;
    rename: (name: string) => string;
    change: (text: string, name: string) => string | Buffer;
  },
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of FILES) {
    await writeFile(join(to, rename(name)), change(await readFile(join(from, name), 'utf8'), name));
  }
}
