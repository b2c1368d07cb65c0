import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of a market by name; null leaves one out. */
export type MarketFiles = Readonly<Record<string, readonly string[] | null>>;

export const SECURITIES = [
  'code,board,listedDate,delistedDate',
  'A,main,2010-01-04,',
  'B,star,2010-01-04,2024-06-05',
];
export const BARS = [
  'date,code,open,close,preClose,amount,suspended,st',
  ...['2024-06-03', '2024-06-04', '2024-06-05'].flatMap((date) => [
    `${date},A,10.00,10.00,10.00,1000000,0,0`,
    `${date},B,20.00,20.00,20.00,1000000,0,0`,
  ]),
];
export const DIVIDENDS = [
  'code,exDate,cashPerShare,bonusPerShare,transferPerShare,rightsPerShare,rightsPrice',
  'A,2024-06-04,0.5,,0.1,,',
];

/** Writes markets into folders that go when the tests of the file have run; gives each one's path. */
export function marketFolders(): (files?: MarketFiles) => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return (files = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'quant-'));
    folders.push(folder);
    const all = { 'securities.csv': SECURITIES, 'bars.csv': BARS, 'dividends.csv': DIVIDENDS, ...files };
    for (const [name, lines] of Object.entries(all))
      if (lines !== null) writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    return folder;
  };
}
