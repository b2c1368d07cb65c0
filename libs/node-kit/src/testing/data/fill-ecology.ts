import type { DataSource } from 'typeorm';
import { tableName } from '../../database/schema-name.ts';
import { insertRows } from './fill-market.ts';

export const TENANT = '000000';
export const OTHER_TENANT = '100001';
const CREATED = '2026-01-05 09:00:00';

/** Company id, security id, first classification: null while unclassified. */
const COMPANIES = [
  [101, 1, '2026-03-02 10:00:00'],
  [102, 2, '2026-03-02 10:00:00'],
  [103, 3, '2026-03-03 00:00:00'],
  [104, 4, '2026-03-03 23:59:59'],
  [105, 5, '2026-03-04 00:00:00'],
  [106, 6, '2026-04-01 08:30:00'],
  [107, 7, null],
  [108, 8, null],
  [109, 9, null],
  [111, 11, '2026-05-01 12:00:00'],
  [112, 12, '2026-05-02 12:00:00'],
] as const;

/** Two tenants' companies: eleven and two of the fixture's securities, and one that was deleted. */
export async function fillEcology(database: DataSource): Promise<void> {
  const company = (tenant_id: string, id: number, security_id: number, type_time: string | null) => ({
    id,
    tenant_id,
    security_id,
    type_time,
    status: type_time === null ? 0 : 1,
    created_at: CREATED,
    updated_at: CREATED,
    deleted_at: null as string | null,
  });
  await insertRows(database, tableName('ecology', 'company'), [
    ...COMPANIES.map(([id, security, typeTime]) => company(TENANT, id, security, typeTime)),
    { ...company(TENANT, 110, 10, '2026-03-05 10:00:00'), deleted_at: '2026-06-01 10:00:00' },
    company(OTHER_TENANT, 201, 1, '2026-03-06 10:00:00'),
    company(OTHER_TENANT, 203, 3, null),
  ]);
  await insertRows(
    database,
    tableName('ecology', 'industry'),
    [
      { id: 1, tenant_id: TENANT, variant: 'ecology', name: '高端消费' },
      { id: 2, tenant_id: TENANT, variant: 'etf', name: '酒ETF' },
      { id: 3, tenant_id: OTHER_TENANT, variant: 'ecology', name: '他人行业' },
    ].map((industry) => ({
      ...industry,
      code: `C${industry.id}`,
      level: 1,
      created_at: CREATED,
      updated_at: CREATED,
    })),
  );
  const member = (tenant_id: string, industry_id: number, company_id: number, valid_to: string | null) => ({
    tenant_id,
    industry_id,
    company_id,
    valid_from: '2026-03-02',
    valid_to,
    created_at: CREATED,
  });
  await insertRows(database, tableName('ecology', 'membership'), [
    member(TENANT, 1, 101, null),
    member(TENANT, 2, 101, '2026-05-01'),
    member(TENANT, 2, 102, null),
    member(OTHER_TENANT, 3, 201, null),
  ]);
}
