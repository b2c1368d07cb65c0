import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf } from '@console/contract-core';
import { joined } from '@console/market/facts';
import { sql, type Expression, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { queries } from '../queries.ts';
import { companyCondition, isNameStart } from '../search/company-condition.ts';

type Searched = InputOf<typeof companyCalls.selectAll>;

/**
 * Shares and companies for fields with suggestions. Those that begin with the text come first, then the larger ones.
 */
@Injectable()
export class CompanyChoicesService {
  constructor(private readonly database: DataSource) {}

  /** The listed shares that the tenant has not added, or has deleted. */
  async shares(tenantId: string, searched: Searched): Promise<OutputOf<typeof companyCalls.selectAll>> {
    return queries(this.database)
      .selectFrom('market.security as s')
      .leftJoin('market.latest_quote as q', 'q.security_id', 's.id')
      .select(({ ref }) => [
        's.name as shortName',
        joined('.', ref('s.code'), ref('s.exchange')).as('stockQuerycode'),
      ])
      .where('s.status', '=', 'listed')
      .where(conditionOf(searched))
      .where(({ exists, not, ref }) =>
        not(
          exists(
            presentCompanies(queries(this.database), tenantId)
              .select('c.id')
              .where('c.security_id', '=', ref('s.id')),
          ),
        ),
      )
      .orderBy(isNameStart(searched.keyword ?? ''), 'desc')
      .orderBy('q.total_capital', 'desc')
      .orderBy('s.id')
      .limit(searched.size)
      .execute();
  }

  async companies(
    tenantId: string,
    searched: Searched,
  ): Promise<OutputOf<typeof companyCalls.selectTableAll>> {
    return presentCompanies(queries(this.database), tenantId)
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .leftJoin('market.latest_quote as q', 'q.security_id', 's.id')
      .select(({ ref }) => [
        'c.id as corpId',
        's.name as shortName',
        joined('.', ref('s.code'), ref('s.exchange')).as('stockQuerycode'),
        joined(' ', ref('s.name'), ref('s.code')).as('nameCloud'),
      ])
      .where(conditionOf(searched))
      .orderBy(isNameStart(searched.keyword ?? ''), 'desc')
      .orderBy('q.total_capital', 'desc')
      .orderBy('c.id')
      .limit(searched.size)
      .execute();
  }
}

const conditionOf = ({ keyword }: Searched): Expression<SqlBool> =>
  keyword === undefined ? sql.lit(true) : companyCondition(keyword);
