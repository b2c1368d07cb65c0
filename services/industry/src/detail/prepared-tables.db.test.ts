import { industryTables } from '@console/contract-industry';
import { jest } from '@jest/globals';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { tableQuery } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import { fillMarket, insertFacts, scratchData, type ScratchData } from '@console/node-kit/testing';
import { MEMBER_READS } from './member-tables.sources.ts';
import { PreparedTables } from './prepared-tables.ts';

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ market: MARKET_MIGRATIONS });
  await fillMarket(data.database);
  await insertFacts(data.database, 'executive', [executive('甲'), executive('乙')]);
});
afterAll(() => data.drop());

const executive = (name: string) =>
  ({ security_id: 1, year: 2025, announce_date: '2026-03-31', name, post: '董事' }) as const;

/** More members than a set with an order of its own has: it waits for the order of all. */
const everyone = {
  key: 'everyone',
  securities: Array.from({ length: 2000 }, (_, at) => at + 1),
  counts: () => true,
  companyOf: () => null,
};

/** The statements that a page of the executives of a large set, as it is opened first, sends. */
async function statementsOfPage(key: string): Promise<readonly string[]> {
  const sent: string[] = [];
  const { database } = data;
  const send = database.query.bind(database);
  const watch = jest.spyOn(database, 'query').mockImplementation((...given) => {
    sent.push(given[0]);
    return send(...given);
  });
  const query = tableQuery(industryTables.memberExecutives, { page: 0, size: 10 });
  await MEMBER_READS.memberExecutives(database, query, { ...everyone, key });
  watch.mockRestore();
  return sent.filter((statement) => statement.includes('executive'));
}

it('a page of a large set reads its own rows alone, after the start and after a load', async () => {
  const warnings: unknown[] = [];
  const logger = { warn: (said: unknown) => warnings.push(said) } as unknown as Logger;
  const prepared = new PreparedTables(data.database, logger);
  await prepared.prepare();
  expect(await statementsOfPage('at the start')).toHaveLength(1);

  const load = { table_name: 'executive', source: 'test', is_demo: 0, status: 'loaded', content_hash: '' };
  const rows = { loaded_rows: 0, skipped_rows: 0, rejected_rows: 0, started_at: '2026-07-02 20:00:00' };
  await insertFacts(data.database, 'snapshot', [{ ...load, ...rows }]);
  await prepared.prepare();
  expect(await statementsOfPage('after a load')).toHaveLength(1);
  expect(warnings).toEqual([]);
});
