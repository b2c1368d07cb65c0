import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { USERS, type RunningIndustry } from './running-industry.ts';

/** Id, parent, name, code, level, analyst: a default classification with an empty branch and a removed leaf. */
const INDUSTRIES = [
  [11, null, '大消费', 'A', 1, USERS.self],
  [12, 11, '酒类', 'A1', 2, USERS.colleague],
  [13, 12, '白酒', 'A101', 3, USERS.stopped],
  [14, 12, '名酒', 'A102', 3, null],
  [21, null, '金融', 'B', 1, USERS.self],
  [22, 21, '银行', 'B1', 2, null],
  [23, 22, '股份行', 'B101', 3, USERS.colleague],
  [24, 22, '其他', 'B102', 3, null],
  [31, null, '空无一物', 'b', 1, null],
  [32, 31, '50%_折扣', 'C1', 2, null],
  [33, 31, '删去的', 'C2', 2, null],
] as const;

/** Industry, company, joined, left: some in two industries, a loss-maker, one never traded, a deleted company. */
const MEMBERS = [
  [13, 101, '2026-03-02 10:00:00', null],
  [13, 102, '2026-03-03 10:00:00', null],
  [14, 102, '2026-03-04 10:00:00', null],
  [14, 103, '2026-03-05 10:00:00', null],
  [12, 111, '2026-03-06 10:00:00', null],
  [23, 103, '2026-04-02 10:00:00', null],
  [23, 104, '2026-04-03 10:00:00', '2026-05-20'],
  [23, 104, '2026-05-03 10:00:00', null],
  [24, 105, '2026-04-04 10:00:00', null],
  [24, 106, '2026-04-05 10:00:00', null],
  [24, 108, '2026-04-06 10:00:00', null],
  [24, 109, '2026-04-07 10:00:00', null],
  [22, 110, '2026-04-08 10:00:00', null],
  [32, 107, '2026-01-08 10:00:00', '2026-02-01'],
  [33, 107, '2026-06-08 10:00:00', null],
] as const;

/**
 * Fills the default classification of the fixture’s tenant, and adds an industry of the same name for the other one.
 */
export async function fillIndustries({ query }: Pick<RunningIndustry, 'query'>): Promise<void> {
  for (const [id, parent, name, code, level, analyst] of INDUSTRIES)
    await query(
      `INSERT INTO ${tableName('ecology', 'industry')}
         (id, tenant_id, variant, parent_id, name, code, level, analyst_id, created_at, updated_at)
       VALUES (?, ?, 'default', ?, ?, ?, ?, ?, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
      [id, TENANT, parent, name, code, level, analyst],
    );
  for (const [industry, company, joined, left] of MEMBERS)
    await query(
      `INSERT INTO ${tableName('ecology', 'membership')}
         (tenant_id, industry_id, company_id, valid_from, valid_to, created_at)
       VALUES (?, ?, ?, DATE(?), ?, ?)`,
      [TENANT, industry, company, joined, left, joined],
    );
  await query(
    `UPDATE ${tableName('ecology', 'industry')} SET removed_at = '2026-06-09 10:00:00', removed_key = id WHERE id = 33`,
  );
  await query(
    `INSERT INTO ${tableName('ecology', 'industry')} (id, tenant_id, variant, name, code, level, created_at, updated_at)
     VALUES (91, ?, 'default', '大消费', 'A', 1, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
    [OTHER_TENANT],
  );
  await query(
    `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     VALUES (?, 91, 201, '2026-05-05', '2026-05-05 11:00:00')`,
    [OTHER_TENANT],
  );
}
