import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basicInfoCalls, companyEntries } from '@console/contract-company';
import type { Entry } from '@console/contract-core';
import { seedDemoTenant, seedDemoTexts } from '@console/ecology';
import { importFolder } from '@console/market/import';
import { MARKET_TABLES } from '@console/market/schema';
import { writeDemo } from '@console/market-demo/testing';
import { tableName } from '@console/node-kit/database';
import { TENANT } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const ORIGIN = '2026-11-20';
const NOW = `${ORIGIN} 18:30:00`;

let company: RunningCompany;
let token: string;
let ids: readonly number[];
beforeAll(async () => {
  company = await runningCompany();
  const { database } = company.data;
  for (const table of ['membership', 'company', 'industry'])
    await database.query(`DELETE FROM ${tableName('ecology', table)} ORDER BY id DESC`);
  for (const table of [...MARKET_TABLES.map(({ name }) => name), 'snapshot'])
    await database.query(`DELETE FROM ${tableName('market', table)}`);
  const dir = await mkdtemp(join(tmpdir(), 'demo-'));
  writeDemo({ size: 'tiny', dir, seed: 1, origin: ORIGIN });
  await importFolder({
    url: company.data.databaseUrl,
    dir,
    clock: { now: () => Date.parse(ORIGIN) },
    demo: true,
  });
  await rm(dir, { recursive: true });
  await database.transaction(async (manager) => {
    await seedDemoTenant(manager, { tenantId: TENANT, coverage: 100 }, NOW);
    await seedDemoTexts(manager, TENANT);
  });
  const rows = await database.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('ecology', 'company')} WHERE tenant_id = ? ORDER BY id`,
    [TENANT],
  );
  ids = rows.map(({ id }) => id);
  token = await company.service.signIn({ authorities: ['gssjk_gn_view', 'gssjk_gn_view_information'] });
}, 180_000);
afterAll(() => company.stop());

async function read(entry: Entry, query: Record<string, string>): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await company.service.send(`${entry.path}?${new URLSearchParams(query)}`, {
    token,
  });
  expect([status, body.success]).toEqual([200, true]);
  return (body.result ?? {}) as Readonly<Record<string, unknown>>;
}

test.each([
  ['公司概况', basicInfoCalls.companyProfile, 'dataId'],
  ['基金概况', basicInfoCalls.fundProfile, 'dataId'],
  ['公司概要', companyEntries.header, 'corpId'],
] as const)(
  'no field of %s is empty for all companies of the demo',
  async (_, entry, key) => {
    expect(ids.length).toBeGreaterThan(40);
    const answers: Readonly<Record<string, unknown>>[] = [];
    for (const id of ids) answers.push(await read(entry, { [key]: String(id) }));
    const fields = Object.keys(Object.assign({}, ...answers) as object);
    const empty = fields.filter((field) => answers.every((answer) => isEmpty(answer[field])));
    // Only listed companies are the tenant's; a missing figure has its reason beside it.
    expect(empty.filter((field) => field !== 'delistDate' && !field.endsWith('Why'))).toEqual([]);
    expect(fields.length).toBeGreaterThan(10);
  },
  60_000,
);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

test('nearly all companies have products and concepts', async () => {
  const told = await company.data.database.query<{ theme: string | null; products: string | null }[]>(
    `SELECT concept_theme AS theme, main_product_name AS products FROM ${tableName('ecology', 'company')}
      WHERE tenant_id = ?`,
    [TENANT],
  );
  expect(
    told.filter(({ products }) => /^[^、]+(、[^、]+)*$/.test(products ?? '')).length / told.length,
  ).toBeGreaterThan(0.9);
  expect(told.filter(({ theme }) => theme !== null).length).toBe(told.length);
  expect(new Set(told.map(({ theme }) => theme)).size).toBeGreaterThan(15);
});

test('what staff wrote stays, and a second run adds nothing', async () => {
  const { database } = company.data;
  const [id] = ids;
  await database.query(
    `UPDATE ${tableName('ecology', 'company')} SET concept_theme = NULL, main_product_name = NULL, updated_by = 7 WHERE id = ?`,
    [id],
  );
  expect(await database.transaction((manager) => seedDemoTexts(manager, TENANT))).toBe(0);
});
