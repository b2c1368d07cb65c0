import { join } from 'node:path';
import { swIndustry } from '../../schema/reference/sw-industry.ts';
import { csvFolder } from '../../testing/csv-folder.ts';
import { findSources } from './find-sources.ts';
import { inspectFile } from './inspect-file.ts';
import { RejectFile } from './reject-file.ts';
import { compileRowCheck } from './row-check.ts';
import { emptyTally, tableRows, type Tally } from './table-rows.ts';

const mapping = {
  name: 'x',
  note: '',
  files: {
    'a.csv': [
      {
        table: 'sw_industry',
        distinct: true,
        columns: {
          code: { column: 'code' },
          name: { column: 'name' },
          level: { constant: '1' },
          valid_from: { constant: '2014-02-21' },
        },
      },
    ],
  },
};

async function read(csv: string, mostDistinct: number): Promise<Tally> {
  const { dir, remove } = await csvFolder({ 'a.csv': csv });
  const tally = emptyTally();
  try {
    const [source] = findSources(dir, mapping);
    const files = await Promise.all(
      (source?.files ?? []).map(async (one) => ({ ...one, file: await inspectFile(one.path) })),
    );
    const rows = tableRows({
      files,
      tally,
      mostDistinct,
      readKey: (key) => key,
      check: compileRowCheck(swIndustry, { securityIds: new Map() }),
      rejects: new RejectFile(join(dir, 'rejects.csv')),
    });
    while (!(await rows.next()).done);
    return tally;
  } finally {
    await remove();
  }
}

test.each([
  ['plain', 'code,name\n801780,a\n801780,a\n801790,b\n'],
  ['quoted', 'code,name\n801780,"a"\n801780,"a"\n801790,"b"\n'],
])('a distinct feed may have as many keys as fit, and one more is refused (%s)', async (_, csv) => {
  expect(await read(csv, 2)).toMatchObject({ rows: 2, rejected: 0 });
  await expect(read(csv, 1)).rejects.toThrow('a.csv has more than 1 keys of a distinct feed');
});
