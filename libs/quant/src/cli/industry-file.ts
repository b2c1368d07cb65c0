import { CsvFault } from './csv-fault.ts';
import { csvLines, expectHeader } from './csv-lines.ts';

/** Each stock's industry, by number; stocks of no industry are together under the empty name. */
export interface Industries {
  readonly names: readonly string[];
  readonly of: Uint16Array;
}

/** Reads `asset,industry` lines for these stocks; others in the file are ignored. @throws CsvFault */
export function readIndustries(file: string, text: string, assets: readonly string[]): Industries {
  const [header, ...lines] = csvLines(file, text);
  if (header === undefined) throw new CsvFault(file, 1, 1, 'the file is empty');
  expectHeader(file, header, ['asset', 'industry']);
  const named = new Map<string, string>();
  for (const { line, fields } of lines) {
    const [asset = '', industry = ''] = fields;
    if (named.has(asset)) throw new CsvFault(file, line, 1, `${asset} occurs twice`);
    if (industry === '') throw new CsvFault(file, line, 2, 'no industry');
    named.set(asset, industry);
  }
  const ofAsset = assets.map((asset) => named.get(asset) ?? '');
  const names = [...new Set(ofAsset)].sort();
  return { names, of: Uint16Array.from(ofAsset, (name) => names.indexOf(name)) };
}
