import { Controller } from '@nestjs/common';
import { platformEntries, type FoundCompany, type InputOf, type Session } from '@console/contract-core';
import { Input, Serve, Signed, tableName, textStarting } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { companyCondition } from './company-condition.ts';

/** Finds companies of the tenant's ecology as they are typed. */
@Controller()
export class SearchController {
  constructor(private readonly database: DataSource) {}

  /** What begins with the text stands before what only holds it; then the larger company. */
  @Serve(platformEntries.findCompanies)
  async find(
    @Input() { keyword, size }: InputOf<typeof platformEntries.findCompanies>,
    @Signed() { tenantId }: Session,
  ): Promise<FoundCompany[]> {
    const { sql, values } = companyCondition(keyword);
    return this.database.query<FoundCompany[]>(
      `SELECT c.id AS corpId, s.code AS stockCode, s.exchange, s.name AS shortName,
              s.pinyin_initials AS pinyinInitials, q.close, q.change_rate AS changeRate,
              NULLIF(CONCAT_WS(' / ', l1.name, l2.name, l3.name), '') AS industryNames
       FROM ${tableName('ecology', 'company')} c
       JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
       JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = c.security_id
       LEFT JOIN ${tableName('market', 'sw_member')} m ON m.security_id = c.security_id AND m.valid_to IS NULL
       ${[1, 2, 3].map(levelJoin).join(' ')}
       WHERE c.tenant_id = ? AND c.deleted_at IS NULL AND (${sql})
       ORDER BY s.name LIKE ? DESC, q.total_capital DESC, c.id LIMIT ?`,
      [tenantId, ...values, textStarting(keyword), size],
    );
  }
}

const levelJoin = (level: number): string =>
  `LEFT JOIN ${tableName('market', 'sw_industry')} l${level} ON l${level}.code = m.l${level}_code AND l${level}.valid_to IS NULL`;
