import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { hasIndustries } from './has-industries.ts';

/**
 * Makes a demo tenant's ETF classification of the mart's funds: those that follow an index and those that follow
 * a Shenwan industry, by what they follow, with their newest constituents. A tenant that has one, or had one, is
 * left alone, and so is one without funds to show. Returns the number of funds.
 */
export async function seedDemoFunds(manager: EntityManager, tenantId: string, now: string): Promise<number> {
  if (await hasIndustries(manager, tenantId, 'etf')) return 0;
  const [row] = await manager.query<{ funds: number | string }[]>(
    `SELECT COUNT(*) AS funds FROM (${fundRows()}) f`,
  );
  const funds = Number(row?.funds ?? 0);
  if (funds === 0) return 0;
  await add(manager, { tenantId, now, level: 1, rows: kindRows() });
  await add(manager, { tenantId, now, level: 2, rows: targetRows() });
  await add(manager, { tenantId, now, level: 3, rows: fundRows() });
  await addConstituents(manager, tenantId);
  return funds;
}

/** Selects parent_code, code, name and description. Codes of the kinds and targets are no fund's. */
const kindRows =
  (): string => `SELECT NULL AS parent_code, 'ZS' AS code, '宽基指数' AS name, '跟踪市场指数的基金' AS description
  UNION ALL SELECT NULL, 'HY', '行业主题', '跟踪申万行业的基金'`;

/** Live funds with the code of the target they stand under. */
function followingRows(): string {
  const industry = tableName('market', 'sw_industry');
  return `SELECT f.etf_code, f.name, f.invest_objective,
      IF(x.index_code IS NOT NULL, CONCAT('ZS.', x.index_code), CONCAT('HY.', COALESCE(g.code, p.code, w.code))) AS target_code,
      IF(x.index_code IS NOT NULL, x.name, CONCAT(COALESCE(g.name, p.name, w.name), '行业')) AS target_name
    FROM ${tableName('market', 'etf_profile')} f
    LEFT JOIN ${tableName('market', 'index_profile')} x ON x.index_code = f.index_code
    LEFT JOIN ${industry} w ON w.code = f.sw_code AND w.valid_to IS NULL
    LEFT JOIN ${industry} p ON p.code = w.parent_code AND p.valid_to IS NULL
    LEFT JOIN ${industry} g ON g.code = p.parent_code AND g.valid_to IS NULL
   WHERE f.fund_status <> '终止' AND (x.index_code IS NOT NULL OR w.code IS NOT NULL)`;
}

const targetRows = (): string => `SELECT LEFT(target_code, 2) AS parent_code, target_code AS code,
    MIN(target_name) AS name, CONCAT('跟踪', MIN(target_name), '的基金') AS description
  FROM (${followingRows()}) t GROUP BY target_code`;

/** Two funds of one name are told apart by their codes. */
const fundRows = (): string => `SELECT target_code AS parent_code, etf_code AS code,
    IF(COUNT(*) OVER (PARTITION BY name) > 1, CONCAT(name, etf_code), name) AS name,
    LEFT(invest_objective, 2000) AS description
  FROM (${followingRows()}) t`;

async function add(
  manager: EntityManager,
  { tenantId, now, level, rows }: { tenantId: string; now: string; level: number; rows: string },
): Promise<void> {
  const industry = tableName('ecology', 'industry');
  await manager.query(
    `INSERT INTO ${industry} (tenant_id, variant, parent_id, name, code, level, description, created_at, updated_at)
     SELECT ?, 'etf', p.id, n.name, n.code, ?, n.description, ?, ? FROM (${rows}) n
       LEFT JOIN ${industry} p ON p.tenant_id = ? AND p.variant = 'etf' AND p.code = n.parent_code
      ORDER BY n.code`,
    [tenantId, level, now, now, tenantId],
  );
}

async function addConstituents(manager: EntityManager, tenantId: string): Promise<void> {
  const constituent = tableName('market', 'etf_constituent');
  await manager.query(
    `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     SELECT i.tenant_id, i.id, c.id, k.as_of_date, TIMESTAMP(k.as_of_date, '16:30:00')
       FROM ${tableName('ecology', 'industry')} i
       JOIN (SELECT etf_code, MAX(as_of_date) AS newest FROM ${constituent} GROUP BY etf_code) n ON n.etf_code = i.code
       JOIN ${constituent} k ON k.etf_code = n.etf_code AND k.as_of_date = n.newest
       JOIN ${tableName('ecology', 'company')} c
         ON c.tenant_id = i.tenant_id AND c.security_id = k.security_id AND c.deleted_at IS NULL
      WHERE i.tenant_id = ? AND i.variant = 'etf' AND i.level = 3`,
    [tenantId],
  );
}
