import { Controller } from '@nestjs/common';
import { platformEntries, type FoundCompany, type InputOf, type Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { shenwanPath } from '../facts/shenwan-path.ts';
import { companyCondition, isNameStart } from './company-condition.ts';

/** Finds companies of the tenant's ecology as they are typed. */
@Controller()
export class SearchController {
  constructor(private readonly database: DataSource) {}

  /** What begins with the text comes before what only contains it; then the larger company. */
  @Serve(platformEntries.findCompanies)
  async find(
    @Input() { keyword, size }: InputOf<typeof platformEntries.findCompanies>,
    @Signed() { tenantId }: Session,
  ): Promise<FoundCompany[]> {
    return presentCompanies(this.database, tenantId)
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .innerJoin('market.latest_quote as q', 'q.security_id', 'c.security_id')
      .leftJoin(shenwanPath(this.database), 'path.security_id', 'c.security_id')
      .select(['c.id as corpId', 's.code as stockCode', 's.exchange', 's.name as shortName'])
      .select(['s.pinyin_initials as pinyinInitials', 'q.close', 'q.change_rate as changeRate'])
      .select('path.names as industryNames')
      .where(companyCondition(keyword))
      .orderBy(isNameStart(keyword), 'desc')
      .orderBy('q.total_capital', 'desc')
      .orderBy('c.id')
      .limit(size)
      .execute();
  }
}
