import { everHad } from '@console/node-kit/cli';
import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** The percentages of a tenant's securities that are not added at all, and those added but unclassified. */
const NOT_ADDED = 3;
const UNCLASSIFIED = 3;

export interface DemoTenant {
  readonly tenantId: string;
  /** The percentage of the market that the tenant covers. */
  readonly coverage: number;
}

/**
 * Fills a demo tenant's ecology from the market: Shenwan as the default classification and a company for most
 * listed securities, a few of them left unclassified or unadded so that staff have something to do.
 * Deterministic by security code. A tenant that already has companies is left unchanged. Returns the number
 * of companies added.
 */
export async function seedDemoTenant(
  manager: EntityManager,
  { tenantId, coverage }: DemoTenant,
  now: string,
): Promise<number> {
  if (await everHad(queries(manager), 'ecology.company', { tenant_id: tenantId })) return 0;
  await addIndustries(manager, tenantId, now);
  await addCompanies(manager, { tenantId, coverage }, now);
  await addMemberships(manager, tenantId, now);
  const row = await queries(manager)
    .selectFrom('ecology.company')
    .where('tenant_id', '=', tenantId)
    .select(({ fn }) => fn.countAll().as('added'))
    .executeTakeFirst();
  return Number(row?.added ?? 0);
}

const COMPANY = sql.table('ecology.company');
const INDUSTRY = sql.table('ecology.industry');
const SW_INDUSTRY = sql.table('market.sw_industry');
const SW_MEMBER = sql.table('market.sw_member');

/** Shenwan repeats a name down its levels (综合, 综合Ⅱ, 综合Ⅲ); within a variant names are unique. */
const UNIQUE_NAME = sql`IF(
  (SELECT COUNT(*) FROM ${SW_INDUSTRY} x WHERE x.name = w.name AND x.valid_to IS NULL) > 1,
  CONCAT(w.name, ELT(w.level, '', 'Ⅱ', 'Ⅲ')), w.name)`;

async function addIndustries(manager: EntityManager, tenantId: string, now: string): Promise<void> {
  for (const level of [1, 2, 3])
    await sql`INSERT INTO ${INDUSTRY} (tenant_id, variant, parent_id, name, code, sw_code, level, description, created_at, updated_at)
     SELECT ${tenantId}, 'default', p.id, ${UNIQUE_NAME}, w.code, w.code, w.level,
            CONCAT('申万', ELT(w.level, '一', '二', '三'), '级行业：', w.name), ${now}, ${now}
       FROM ${SW_INDUSTRY} w
       LEFT JOIN ${INDUSTRY} p ON p.tenant_id = ${tenantId} AND p.variant = 'default' AND p.sw_code = w.parent_code
         AND p.removed_at IS NULL
      WHERE w.level = ${level} AND w.valid_to IS NULL`.execute(queries(manager));
}

/** A number 0–99 from a security's code, different by `salt`. */
const hundredth = (salt: string): RawBuilder<number> => sql`CRC32(CONCAT(s.code, s.exchange, ${salt})) % 100`;

/** Adds the companies, classified at times within office hours of the last year and a half. */
async function addCompanies(
  manager: EntityManager,
  { tenantId, coverage }: DemoTenant,
  now: string,
): Promise<void> {
  const classified = sql`(m.security_id IS NOT NULL AND ${hundredth('classified')} >= ${UNCLASSIFIED})`;
  await sql`INSERT INTO ${COMPANY} (tenant_id, security_id, type_time, status, created_at, updated_at)
     SELECT ${tenantId}, s.id,
            IF(${classified}, DATE(${now}) - INTERVAL (1 + CRC32(CONCAT(s.code, 'day')) % 540) DAY
                + INTERVAL (540 + CRC32(s.code) % 480) MINUTE, NULL),
            ${classified}, ${now}, ${now}
       FROM ${sql.table('market.security')} s
       LEFT JOIN ${SW_MEMBER} m ON m.security_id = s.id AND m.valid_to IS NULL
      WHERE s.status = 'listed' AND ${hundredth('added')} >= ${NOT_ADDED} AND ${hundredth('covered')} < ${coverage}
      ORDER BY s.code`.execute(queries(manager));
}

async function addMemberships(manager: EntityManager, tenantId: string, now: string): Promise<void> {
  await sql`INSERT INTO ${sql.table('ecology.membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     SELECT ${tenantId}, i.id, c.id, DATE(c.type_time), ${now}
       FROM ${COMPANY} c
       JOIN ${SW_MEMBER} m ON m.security_id = c.security_id AND m.valid_to IS NULL
       JOIN ${INDUSTRY} i
         ON i.tenant_id = c.tenant_id AND i.variant = 'default' AND i.sw_code = m.l3_code AND i.removed_at IS NULL
      WHERE c.tenant_id = ${tenantId} AND c.status = 1`.execute(queries(manager));
}
