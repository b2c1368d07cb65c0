import { tableName } from '@console/node-kit/database';
import { fillEcology, OTHER_TENANT, scratchData, TENANT, type ScratchData } from '@console/node-kit/testing';
import { CompanyReader } from './company-reader.ts';
import { ecologyMigrations } from '../migrations.ts';

let data: ScratchData;
let reader: CompanyReader;
beforeAll(async () => {
  data = await scratchData({ ecology: ecologyMigrations });
  await fillEcology(data.database);
  reader = new CompanyReader(data.database);
}, 30_000);
afterAll(() => data.drop());

describe('a company', () => {
  it('is found with the industries it is in today', async () => {
    expect(await reader.find(TENANT, 101)).toEqual({
      id: 101,
      securityId: 1,
      conceptTheme: null,
      mainProductName: null,
      typeTime: '2026-03-02 10:00:00',
      status: 1,
      version: 1,
      industryNames: ['高端消费'],
    });
  });

  it('is not found under another tenant, once deleted, or if it never existed', async () => {
    expect(await reader.find(OTHER_TENANT, 101)).toBeNull();
    expect(await reader.find(TENANT, 201)).toBeNull();
    expect(await reader.find(TENANT, 110)).toBeNull();
    expect(await reader.find(TENANT, 424_242)).toBeNull();
  });
});

describe('the count of companies', () => {
  it('is the tenant’s own, deleted ones left out', async () => {
    expect(await reader.count(TENANT)).toEqual({ companies: 11, classified: 8 });
    expect(await reader.count(OTHER_TENANT)).toEqual({ companies: 2, classified: 1 });
    expect(await reader.count('999999')).toEqual({ companies: 0, classified: 0 });
  });
});

describe('the schema', () => {
  const insert = (table: string, columns: string, values: string): Promise<unknown> =>
    data.database.query(`INSERT INTO ${tableName('ecology', table)} (${columns}) VALUES (${values})`);

  it('keeps one company per security and tenant', async () => {
    const again = insert(
      'company',
      'tenant_id, security_id, created_at, updated_at',
      `'${TENANT}', 1, NOW(), NOW()`,
    );
    await expect(again).rejects.toThrow('Duplicate');
  });

  it('keeps industry names unique within a tenant and variant, with case distinguished', async () => {
    const columns = 'tenant_id, variant, name, code, level, created_at, updated_at';
    const row = (variant: string, name: string, code: string) =>
      insert('industry', columns, `'${TENANT}', '${variant}', '${name}', '${code}', 1, NOW(), NOW()`);
    await expect(row('ecology', '高端消费', 'X1')).rejects.toThrow('Duplicate');
    await expect(row('ecology', '别的名称', 'C1')).rejects.toThrow('Duplicate');
    await row('default', '高端消费', 'C1');
    await row('ecology', 'ai', 'X2');
    await row('ecology', 'AI', 'X3');
  });

  it('accepts no membership of a missing company or industry', async () => {
    const columns = 'tenant_id, industry_id, company_id, valid_from, created_at';
    await expect(insert('membership', columns, `'${TENANT}', 1, 424242, NOW(), NOW()`)).rejects.toThrow(
      'foreign key',
    );
  });
});
