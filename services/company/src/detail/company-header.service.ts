import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import { MESSAGES, Refusal, type OutputOf, type Session } from '@console/contract-core';
import { CompanyReader } from '@console/ecology';
import { PE_OF_QUOTE } from '@console/market/read';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { shenwanOf } from '../facts/shenwan-of.ts';
import { template } from '../queries.ts';

type Header = OutputOf<typeof companyCalls.header>;

/** The header of a company: its names and its last trade. */
@Injectable()
export class CompanyHeaderService {
  constructor(
    private readonly companies: CompanyReader,
    private readonly database: DataSource,
  ) {}

  /** Refuses with 404 an id the tenant does not have. */
  async header(session: Session, corpId: number): Promise<Header> {
    const company = await this.companies.find(session.tenantId, corpId);
    if (company === null) throw new Refusal(MESSAGES.notFound);
    const [market, shenwan] = await Promise.all([
      this.marketFacts(company.securityId),
      shenwanOf(this.database, company.securityId),
    ]);
    const { suspended, st, ...facts } = market;
    return {
      corpId: company.id,
      ...facts,
      stockQuerycode: `${facts.stockCode}.${facts.exchange}`,
      suspended: suspended === 1,
      st: st === 1,
      releaseInfoNames: shenwan.map(({ name }) => name),
      industryNames: [...company.industryNames],
      conceptTheme: company.conceptTheme,
      mainProductName: company.mainProductName,
      typeTime: company.typeTime,
      status: company.status,
      version: company.version,
    };
  }

  private async marketFacts(securityId: number) {
    const [row] = await factsOf(this.database, { securityId });
    // The mart never deletes a security; a company without one is our fault, not the caller's.
    if (!row) throw new Error(`security ${securityId} of the ecology is not in the market`);
    return row;
  }
}

const factsOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.security as s')
    .leftJoin('market.latest_quote as q', 'q.security_id', 's.id')
    .select([
      's.code as stockCode',
      's.name as shortName',
      's.exchange',
      's.board',
      's.list_date as listDate',
      's.delist_date as delistDate',
    ])
    .select([
      'q.trade_date as date',
      'q.close',
      'q.pre_close as preClose',
      'q.open',
      'q.high',
      'q.low',
      'q.change_rate as changeRate',
      'q.total_capital as totalCapital',
      'q.float_capital as floatCapitalOfShares',
      PE_OF_QUOTE.pe.as('pe'),
      PE_OF_QUOTE.peWhy.as('peWhy'),
      'q.pb',
      'q.ps',
      'q.amount',
      'q.turnover_rate as turnoverRate',
      'q.high_52w as high52w',
      'q.low_52w as low52w',
      'q.suspended',
      'q.st',
    ])
    .where('s.id', '=', securityId),
);
