import { everHad } from '@console/node-kit/cli';
import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/**
 * Makes a demo tenant's ETF classification of the mart's funds: those that follow an index and those that
 * follow a Shenwan industry, by their target, with their newest constituents. A tenant that has or had one is
 * left unchanged, like one without funds. Returns the number of funds.
 */
export async function seedDemoFunds(manager: EntityManager, tenantId: string, now: string): Promise<number> {
  if (await everHad(queries(manager), 'ecology.industry', { tenant_id: tenantId, variant: 'etf' })) return 0;
  const { rows } = await sql<{ funds: number | string }>`SELECT COUNT(*) AS funds FROM (${FUNDS}) f`.execute(
    queries(manager),
  );
  const funds = Number(rows[0]?.funds ?? 0);
  if (funds === 0) return 0;
  await add(manager, { tenantId, now, level: 1, rows: KINDS });
  await add(manager, { tenantId, now, level: 2, rows: TARGETS });
  await add(manager, { tenantId, now, level: 3, rows: FUNDS });
  await addConstituents(manager, tenantId);
  return funds;
}

const INDUSTRY = sql.table('ecology.industry');
const SW_INDUSTRY = sql.table('market.sw_industry');
const CONSTITUENT = sql.table('market.etf_constituent');

/** Live funds with the code of the target they are under. */
const FOLLOWING = sql`SELECT f.etf_code, f.name, f.invest_objective,
      IF(x.index_code IS NOT NULL, CONCAT('ZS.', x.index_code), CONCAT('HY.', COALESCE(g.code, p.code, w.code))) AS target_code,
      IF(x.index_code IS NOT NULL, x.name, CONCAT(COALESCE(g.name, p.name, w.name), '行业')) AS target_name
    FROM ${sql.table('market.etf_profile')} f
    LEFT JOIN ${sql.table('market.index_profile')} x ON x.index_code = f.index_code
    LEFT JOIN ${SW_INDUSTRY} w ON w.code = f.sw_code AND w.valid_to IS NULL
    LEFT JOIN ${SW_INDUSTRY} p ON p.code = w.parent_code AND p.valid_to IS NULL
    LEFT JOIN ${SW_INDUSTRY} g ON g.code = p.parent_code AND g.valid_to IS NULL
   WHERE f.fund_status <> '终止' AND (x.index_code IS NOT NULL OR w.code IS NOT NULL)`;

/** Selects parent_code, code, name and description, as the two below. Codes of the kinds and targets are no fund's. */
const KINDS = sql`SELECT NULL AS parent_code, 'ZS' AS code, '宽基指数' AS name, '跟踪市场指数的基金' AS description
  UNION ALL SELECT NULL, 'HY', '行业主题', '跟踪申万行业的基金'`;

const TARGETS = sql`SELECT LEFT(target_code, 2) AS parent_code, target_code AS code,
    MIN(target_name) AS name, CONCAT('跟踪', MIN(target_name), '的基金') AS description
  FROM (${FOLLOWING}) t GROUP BY target_code`;

/** Two funds of the same name are distinguished by their codes. */
const FUNDS = sql`SELECT target_code AS parent_code, etf_code AS code,
    IF(COUNT(*) OVER (PARTITION BY name) > 1, CONCAT(name, etf_code), name) AS name,
    LEFT(invest_objective, 2000) AS description
  FROM (${FOLLOWING}) t`;

interface Level {
  readonly tenantId: string;
  readonly now: string;
  readonly level: number;
  readonly rows: RawBuilder<unknown>;
}

async function add(manager: EntityManager, { tenantId, now, level, rows }: Level): Promise<void> {
  await sql`INSERT INTO ${INDUSTRY} (tenant_id, variant, parent_id, name, code, level, description, created_at, updated_at)
     SELECT ${tenantId}, 'etf', p.id, n.name, n.code, ${level}, n.description, ${now}, ${now} FROM (${rows}) n
       LEFT JOIN ${INDUSTRY} p ON p.tenant_id = ${tenantId} AND p.variant = 'etf' AND p.code = n.parent_code
      ORDER BY n.code`.execute(queries(manager));
}

async function addConstituents(manager: EntityManager, tenantId: string): Promise<void> {
  await sql`INSERT INTO ${sql.table('ecology.membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     SELECT i.tenant_id, i.id, c.id, k.as_of_date, TIMESTAMP(k.as_of_date, '16:30:00')
       FROM ${INDUSTRY} i
       JOIN (SELECT etf_code, MAX(as_of_date) AS newest FROM ${CONSTITUENT} GROUP BY etf_code) n ON n.etf_code = i.code
       JOIN ${CONSTITUENT} k ON k.etf_code = n.etf_code AND k.as_of_date = n.newest
       JOIN ${sql.table('ecology.company')} c
         ON c.tenant_id = i.tenant_id AND c.security_id = k.security_id AND c.deleted_at IS NULL
      WHERE i.tenant_id = ${tenantId} AND i.variant = 'etf' AND i.level = 3`.execute(queries(manager));
}
