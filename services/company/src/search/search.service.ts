import { Injectable } from '@nestjs/common';
import type { FoundCompany, InputOf, platformCompanyCalls, Session } from '@console/contract-core';
import { shenwanPath } from '@console/market/read';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { companyCondition, isNameStart } from './company-condition.ts';
import { queries } from '../queries.ts';

/** Finds companies of the tenant's ecology while a user types. */
@Injectable()
export class SearchService {
  constructor(private readonly database: DataSource) {}

  /** Names that begin with the text come before those that only contain it; then the larger company. */
  async find(
    { tenantId }: Session,
    { keyword, size }: InputOf<typeof platformCompanyCalls.findCompanies>,
  ): Promise<FoundCompany[]> {
    return presentCompanies(queries(this.database), tenantId)
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .innerJoin('market.latest_quote as q', 'q.security_id', 'c.security_id')
      .leftJoin(shenwanPath(queries(this.database)), 'path.security_id', 'c.security_id')
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
