import { join } from 'node:path';
import { csvFolder } from '../../testing/csv-folder.ts';
import { findSources } from './find-sources.ts';
import { loadMapping, MappingFault } from './load-mapping.ts';

async function withMapping<T>(mapping: object, use: (path: string) => Promise<T>): Promise<T> {
  const { dir, remove } = await csvFolder({ 'm.json': JSON.stringify(mapping) });
  try {
    return await use(join(dir, 'm.json'));
  } finally {
    await remove();
  }
}

test('the built-in mapping gives every column its tables need', async () => {
  const mapping = await loadMapping('baostock');
  const { dir, remove } = await csvFolder({ 'stocks.csv': '', 'sw_industry.csv': '', 'daily_bars.csv': '' });
  try {
    const sources = findSources(dir, mapping);
    expect(sources.map(({ table }) => table.name)).toEqual([
      'security',
      'sw_industry',
      'sw_member',
      'daily_bar',
    ]);
    const headers = {
      security: 'code,name,list_date,delist_date,status',
      sw_industry: 'code,start_date,end_date,sw1_code,sw1_name,sw2_code,sw2_name,sw3_code,sw3_name',
      sw_member: 'code,start_date,end_date,sw1_code,sw1_name,sw2_code,sw2_name,sw3_code,sw3_name',
      daily_bar: 'date,code,open,high,low,close,preclose,amount_kcny,turn_pct,peTTM,pbMRQ,tradestatus,isST',
    };
    for (const { table, files } of sources) {
      const header = headers[table.name as keyof typeof headers].split(',');
      expect(files.flatMap((file) => file.feeds(header)).length).toBeGreaterThan(0);
      expect(() => files.flatMap((file) => file.feeds(['x']))).toThrow('missing column');
    }
  } finally {
    await remove();
  }
});

test('a mapping with a misspelt property is refused with its place', async () => {
  const mapping = { name: 'x', note: '', files: { 'a.csv': [{ table: 'security', colums: {} }] } };
  await expect(withMapping(mapping, loadMapping)).rejects.toThrow(/files/);
});

test('a fault has its parts beside the message, with the value that was found', async () => {
  const fault = await withMapping({ name: 'x', note: 3, files: {} }, loadMapping).catch(
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(MappingFault);
  expect(fault).toMatchObject({
    message: expect.stringMatching(
      /^mapping .*m\.json:\n.*Invalid input: expected string, received number\n.*note$/,
    ),
    issues: [{ code: 'invalid_type', path: ['note'], input: 3 }],
  });
});

test('a cell needs a column or a constant, and not both', async () => {
  const cells = (code: object) => ({
    name: 'x',
    note: '',
    files: { 'a.csv': [{ table: 'security', columns: { code } }] },
  });
  await expect(withMapping(cells({}), loadMapping)).rejects.toThrow('needs column or constant');
  await expect(withMapping(cells({ column: 'a', constant: 'b' }), loadMapping)).rejects.toThrow(
    'needs column',
  );
});

test.each(['../other/a.csv', '/etc/passwd', '..\\a.csv', 'sub/a.csv', '.rejected', ''])(
  'a mapping reads no file outside its folder: %j',
  async (name) => {
    const mapping = { name: 'x', note: '', files: { [name]: [{ table: 'security', columns: {} }] } };
    await expect(withMapping(mapping, loadMapping)).rejects.toThrow('Invalid key in record');
  },
);

test('an unknown table is refused by name', async () => {
  const mapping = { name: 'x', note: '', files: { 'a.csv': [{ table: 'nonsense', columns: {} }] } };
  const loaded = await withMapping(mapping, loadMapping);
  expect(() => findSources('/', loaded)).toThrow('no table nonsense');
});
