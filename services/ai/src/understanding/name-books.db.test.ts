import type { Session } from '@console/contract-core';
import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { tableName } from '@console/node-kit/database';
import {
  fillEcology,
  fillMarket,
  OTHER_TENANT,
  scratchData,
  TENANT,
  type ScratchData,
} from '@console/node-kit/testing';
import { NameBooks } from './name-books.ts';

let data: ScratchData;
let now: number;
beforeAll(async () => {
  data = await scratchData({ market: MARKET_MIGRATIONS, ecology: ecologyMigrations });
  await fillMarket(data.database);
  await fillEcology(data.database);
}, 30_000);
afterAll(() => data.drop());
beforeEach(() => {
  now = Date.parse('2026-07-02T02:00:00Z');
});

const books = (): NameBooks => new NameBooks(data.database, { now: () => now });
const asker = (tenantId: string, authorities: readonly string[]): Session =>
  ({ tenantId, authorities }) as Session;
const ALL = ['gssjk_gn', 'hysjk_gn'];

async function names(book: NameBooks, who: Session, question: string): Promise<unknown[]> {
  const found = await book.find(who, question);
  return found.map(({ kind, id, name }) => [kind, id, name]);
}
/** The name and code of a security of the fixture. */
async function security(id: number): Promise<{ name: string; code: string; pinyin: string }> {
  const [row] = (await data.database.query(
    `SELECT name, code, pinyin FROM ${tableName('market', 'security')} WHERE id = ${id}`,
  )) as { name: string; code: string; pinyin: string }[];
  if (!row) throw new Error(`no security ${id}`);
  return row;
}

it('finds a company by name, code and pinyin, and an industry by its name', async () => {
  const { name, code, pinyin } = await security(1);
  for (const words of [name, code, pinyin])
    expect(await names(books(), asker(TENANT, ALL), `${words} 怎么样`)).toEqual([['company', 101, name]]);
  expect(await names(books(), asker(TENANT, ALL), '高端消费的增速')).toEqual([['industry', 1, '高端消费']]);
});

it('finds another tenant’s own, and none of theirs', async () => {
  const { name } = await security(1);
  expect(await names(books(), asker(OTHER_TENANT, ALL), `${name}、高端消费与他人行业`)).toEqual([
    ['company', 201, name],
    ['industry', 3, '他人行业'],
  ]);
});

it('finds no deleted company, and nothing that the asker may not see', async () => {
  const deleted = await security(10);
  expect(await names(books(), asker(TENANT, ALL), deleted.name)).toEqual([]);
  const { name } = await security(1);
  const question = `${name}与高端消费`;
  expect(await names(books(), asker(TENANT, ['hysjk_gn']), question)).toEqual([['industry', 1, '高端消费']]);
  expect(await names(books(), asker(TENANT, ['gssjk_gn_view']), question)).toEqual([['company', 101, name]]);
});

it('knows a new industry after a minute', async () => {
  const kept = books();
  expect(await names(kept, asker(TENANT, ALL), '冰雪旅游')).toEqual([]);
  await data.database.query(
    `INSERT INTO ${tableName('ecology', 'industry')} (id, tenant_id, variant, name, code, level, created_at, updated_at)
     VALUES (77, '${TENANT}', 'default', '冰雪旅游', 'C77', 1, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
  );
  now += 59_000;
  expect(await names(kept, asker(TENANT, ALL), '冰雪旅游')).toEqual([]);
  now += 2_000;
  expect(await names(kept, asker(TENANT, ALL), '冰雪旅游')).toEqual([['industry', 77, '冰雪旅游']]);
});
