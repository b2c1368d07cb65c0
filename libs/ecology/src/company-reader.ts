import { tableName } from '@console/node-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A company a tenant added, as kept; market facts are joined by who needs them. */
export interface EcologyCompany {
  readonly id: number;
  readonly securityId: number;
  readonly conceptTheme: string | null;
  readonly mainProductName: string | null;
  /** Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
  readonly typeTime: string | null;
  readonly status: 0 | 1;
  readonly version: number;
  /** Names of the industries it is in today, by variant and level. */
  readonly industryNames: readonly string[];
}

/** Reads of what staff maintain. Every one asks for the tenant. */
@Injectable()
export class CompanyReader {
  constructor(private readonly database: DataSource) {}

  /** Null when the tenant has no such company, deleted ones included. */
  async find(tenantId: string, companyId: number): Promise<EcologyCompany | null> {
    const [company] = await this.database.query<Omit<EcologyCompany, 'industryNames'>[]>(
      `SELECT id, security_id AS securityId, concept_theme AS conceptTheme,
              main_product_name AS mainProductName, type_time AS typeTime, status, version
         FROM ${tableName('ecology', 'company')}
        WHERE tenant_id = ? AND id = ? AND deleted_at IS NULL`,
      [tenantId, companyId],
    );
    if (!company) return null;
    const industries = await this.database.query<{ name: string }[]>(
      `SELECT i.name FROM ${tableName('ecology', 'membership')} m
         JOIN ${tableName('ecology', 'industry')} i ON i.id = m.industry_id AND i.tenant_id = m.tenant_id
        WHERE m.tenant_id = ? AND m.company_id = ? AND m.valid_to IS NULL AND i.removed_at IS NULL
        ORDER BY i.variant, i.level, i.name`,
      [tenantId, companyId],
    );
    return { ...company, industryNames: industries.map(({ name }) => name) };
  }

  /** How many companies the tenant added, and how many of them are classified. */
  async count(tenantId: string): Promise<{ readonly companies: number; readonly classified: number }> {
    const [row] = await this.database.query<
      { companies: number | string; classified: number | string | null }[]
    >(
      `SELECT COUNT(*) AS companies, SUM(status) AS classified
         FROM ${tableName('ecology', 'company')} WHERE tenant_id = ? AND deleted_at IS NULL`,
      [tenantId],
    );
    return { companies: Number(row?.companies ?? 0), classified: Number(row?.classified ?? 0) };
  }
}
