import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@console/node-kit/database';
import { importFolder } from '../import/import-folder.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { businessDate } from './business-date.ts';
import { shenwanTree } from './shenwan-tree.ts';

const clock = { now: () => 0 };
const SECURITY = 'code,exchange,name,board,list_date,status\n600000,SH,浦江银行,main,1999-11-10,listed\n';
const BAR = 'trade_date,security,open,high,low,close,pre_close,amount,suspended,st\n';
const TREE = `code,name,level,parent_code,valid_from,valid_to
801780,银行,1,,2014-02-21,
801783,股份制银行,2,801780,2021-07-30,
801782,老银行,2,801780,2014-02-21,2021-07-30
`;

let market: ScratchMarket;
let database: DataSource;
beforeAll(async () => {
  market = await scratchMarket();
  database = await new DataSource(dataSourceOptions({ url: market.url })).initialize();
});
afterAll(async () => {
  await database.destroy();
  await market.drop();
});

async function load(files: Readonly<Record<string, string>>): Promise<void> {
  const { dir, remove } = await csvFolder(files);
  await importFolder({ url: market.url, dir, clock });
  await remove();
}

test('the business date is the newest day of bars that loaded, and a failed load does not move it', async () => {
  expect(await businessDate(database)).toBeNull();
  await load({ 'security.csv': SECURITY, 'daily_bar.csv': `${BAR}2024-01-02,600000.SH,1,1,1,1,1,1,0,0\n` });
  expect(await businessDate(database)).toBe('2024-01-02');
  await load({ 'daily_bar.csv': `${BAR}2024-01-03,600000.SH,1,1,1,1,1,1,0,2\n` });
  expect(await businessDate(database)).toBe('2024-01-02');
});

test('the tree of a day has the nodes valid then: from their first day, until the day they end', async () => {
  await load({ 'sw_industry.csv': TREE });
  const namesOn = async (day: string) =>
    (await shenwanTree(database, day)).flatMap(({ name, children }) => [
      name,
      ...children.map((child) => child.name),
    ]);
  expect(await namesOn('2021-07-29')).toEqual(['银行', '老银行']);
  expect(await namesOn('2021-07-30')).toEqual(['银行', '股份制银行']);
  expect(await namesOn('2014-02-20')).toEqual([]);
});
