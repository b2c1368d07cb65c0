import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf } from '@console/contract-core';
import { tableName, textStarting } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { companyCondition } from '../search/company-condition.ts';

type Searched = InputOf<typeof companyCalls.selectAll>;

/** C-04: shares and companies as they are typed. What begins with the text stands first, then the larger ones. */
@Injectable()
export class CompanyChoicesService {
  constructor(private readonly database: DataSource) {}

  /** Listed shares that the tenant has not added, or deleted. */
  async shares(tenantId: string, searched: Searched): Promise<OutputOf<typeof companyCalls.selectAll>> {
    const { sql, values } = conditionOf(searched);
    return this.database.query(
      `SELECT s.name AS shortName, CONCAT(s.code, '.', s.exchange) AS stockQuerycode
         FROM ${tableName('market', 'security')} s
         LEFT JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = s.id
        WHERE s.status = 'listed' AND (${sql})
          AND NOT EXISTS (SELECT 1 FROM ${tableName('ecology', 'company')} c
            WHERE c.tenant_id = ? AND c.security_id = s.id AND c.deleted_at IS NULL)
        ORDER BY s.name LIKE ? DESC, q.total_capital DESC, s.id LIMIT ?`,
      [...values, tenantId, textStarting(searched.keyword ?? ''), searched.size],
    );
  }

  async companies(
    tenantId: string,
    searched: Searched,
  ): Promise<OutputOf<typeof companyCalls.selectTableAll>> {
    const { sql, values } = conditionOf(searched);
    return this.database.query(
      `SELECT c.id AS corpId, s.name AS shortName, CONCAT(s.code, '.', s.exchange) AS stockQuerycode,
              CONCAT(s.name, ' ', s.code) AS nameCloud
         FROM ${tableName('ecology', 'company')} c
         JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
         LEFT JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = s.id
        WHERE c.tenant_id = ? AND c.deleted_at IS NULL AND (${sql})
        ORDER BY s.name LIKE ? DESC, q.total_capital DESC, c.id LIMIT ?`,
      [tenantId, ...values, textStarting(searched.keyword ?? ''), searched.size],
    );
  }
}

const conditionOf = ({ keyword }: Searched): ReturnType<typeof companyCondition> =>
  keyword === undefined ? { sql: 'TRUE', values: [] } : companyCondition(keyword);
