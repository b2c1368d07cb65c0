import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';

/** Of a tenant's securities, in hundredths: those not added at all, and those added but unclassified. */
const NOT_ADDED = 3;
const UNCLASSIFIED = 3;

export interface DemoTenant {
  readonly tenantId: string;
  /** Which share of the market the tenant covers, in hundredths. */
  readonly coverage: number;
}

/**
 * Fills a demo tenant's ecology from the market: Shenwan as the default classification and a company
 * for most listed securities, a few of them left unclassified or unadded so that staff have something
 * to do. Deterministic by security code. A tenant that has companies already is left alone.
 * Returns the number of companies added.
 */
export async function seedDemoTenant(
  manager: EntityManager,
  { tenantId, coverage }: DemoTenant,
  now: string,
): Promise<number> {
  const [filled] = await manager.query<unknown[]>(
    `SELECT 1 FROM ${tableName('ecology', 'company')} WHERE tenant_id = ? LIMIT 1`,
    [tenantId],
  );
  if (filled) return 0;
  await addIndustries(manager, tenantId, now);
  await addCompanies(manager, { tenantId, coverage }, now);
  await addMemberships(manager, tenantId, now);
  const [row] = await manager.query<{ added: number | string }[]>(
    `SELECT COUNT(*) AS added FROM ${tableName('ecology', 'company')} WHERE tenant_id = ?`,
    [tenantId],
  );
  return Number(row?.added ?? 0);
}

/** Shenwan repeats a name down its levels (综合, 综合Ⅱ, 综合Ⅲ); within a variant names are unique. */
const uniqueName = (): string => `IF(
  (SELECT COUNT(*) FROM ${tableName('market', 'sw_industry')} x WHERE x.name = w.name AND x.valid_to IS NULL) > 1,
  CONCAT(w.name, ELT(w.level, '', 'Ⅱ', 'Ⅲ')), w.name)`;

async function addIndustries(manager: EntityManager, tenantId: string, now: string): Promise<void> {
  const industry = tableName('ecology', 'industry');
  for (const level of [1, 2, 3]) {
    await manager.query(
      `INSERT INTO ${industry} (tenant_id, variant, parent_id, name, code, sw_code, level, description, created_at, updated_at)
       SELECT ?, 'default', p.id, ${uniqueName()}, w.code, w.code, w.level, CONCAT('申万', ELT(w.level, '一', '二', '三'), '级行业：', w.name), ?, ?
         FROM ${tableName('market', 'sw_industry')} w
         LEFT JOIN ${industry} p ON p.tenant_id = ? AND p.variant = 'default' AND p.sw_code = w.parent_code
           AND p.removed_at IS NULL
        WHERE w.level = ? AND w.valid_to IS NULL`,
      [tenantId, now, now, tenantId, level],
    );
  }
}

/** A number 0–99 from a security's code, different by `salt`. */
const hundredth = (salt: string): string => `CRC32(CONCAT(s.code, s.exchange, '${salt}')) % 100`;

/** Classified in office hours of the last year and a half, as people would have. */
async function addCompanies(manager: EntityManager, tenant: DemoTenant, now: string): Promise<void> {
  const classified = `(m.security_id IS NOT NULL AND ${hundredth('classified')} >= ${UNCLASSIFIED})`;
  await manager.query(
    `INSERT INTO ${tableName('ecology', 'company')}
       (tenant_id, security_id, type_time, status, created_at, updated_at)
     SELECT ?, s.id,
            IF(${classified}, DATE(?) - INTERVAL (1 + CRC32(CONCAT(s.code, 'day')) % 540) DAY
                + INTERVAL (540 + CRC32(s.code) % 480) MINUTE, NULL),
            ${classified}, ?, ?
       FROM ${tableName('market', 'security')} s
       LEFT JOIN ${tableName('market', 'sw_member')} m ON m.security_id = s.id AND m.valid_to IS NULL
      WHERE s.status = 'listed' AND ${hundredth('added')} >= ? AND ${hundredth('covered')} < ?
      ORDER BY s.code`,
    [tenant.tenantId, now, now, now, NOT_ADDED, tenant.coverage],
  );
}

async function addMemberships(manager: EntityManager, tenantId: string, now: string): Promise<void> {
  await manager.query(
    `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     SELECT ?, i.id, c.id, DATE(c.type_time), ?
       FROM ${tableName('ecology', 'company')} c
       JOIN ${tableName('market', 'sw_member')} m ON m.security_id = c.security_id AND m.valid_to IS NULL
       JOIN ${tableName('ecology', 'industry')} i
         ON i.tenant_id = c.tenant_id AND i.variant = 'default' AND i.sw_code = m.l3_code AND i.removed_at IS NULL
      WHERE c.tenant_id = ? AND c.status = 1`,
    [tenantId, now, tenantId],
  );
}
