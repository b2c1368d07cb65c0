import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import { MESSAGES, Refusal, type OutputOf, type Session } from '@console/contract-core';
import { CompanyReader } from '@console/ecology';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { PE_COLUMNS } from '../facts/pe-columns.ts';

type Header = OutputOf<typeof companyCalls.header>;
type Security = Pick<Header, 'stockCode' | 'shortName' | 'exchange' | 'board' | 'listDate' | 'delistDate'>;
type Figures = Pick<
  Header,
  | 'date'
  | 'close'
  | 'preClose'
  | 'open'
  | 'high'
  | 'low'
  | 'changeRate'
  | 'totalCapital'
  | 'floatCapitalOfShares'
  | 'pe'
  | 'peWhy'
  | 'pb'
  | 'ps'
  | 'amount'
  | 'turnoverRate'
  | 'high52w'
  | 'low52w'
> & { readonly suspended: number | null; readonly st: number | null };

/** What a company is and what it last traded at. */
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
      this.shenwanPath(company.securityId),
    ]);
    const { suspended, st, ...facts } = market;
    return {
      corpId: company.id,
      ...facts,
      stockQuerycode: `${facts.stockCode}.${facts.exchange}`,
      suspended: suspended === 1,
      st: st === 1,
      releaseInfoNames: shenwan,
      industryNames: [...company.industryNames],
      conceptTheme: company.conceptTheme,
      mainProductName: company.mainProductName,
      typeTime: company.typeTime,
      status: company.status,
      version: company.version,
    };
  }

  private async marketFacts(securityId: number): Promise<Security & Figures> {
    const [row] = await this.database.query<(Security & Figures)[]>(
      `SELECT s.code AS stockCode, s.name AS shortName, s.exchange, s.board, s.list_date AS listDate,
              s.delist_date AS delistDate, q.trade_date AS date, q.close, q.pre_close AS preClose,
              q.open, q.high, q.low, q.change_rate AS changeRate, q.total_capital AS totalCapital,
              q.float_capital AS floatCapitalOfShares, ${PE_COLUMNS.pe} AS pe, ${PE_COLUMNS.peWhy} AS peWhy, q.pb, q.ps, q.amount,
              q.turnover_rate AS turnoverRate, q.high_52w AS high52w, q.low_52w AS low52w,
              q.suspended, q.st
         FROM ${tableName('market', 'security')} s
         LEFT JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = s.id
        WHERE s.id = ?`,
      [securityId],
    );
    // The mart never drops a security; a company without one is a fault of ours, not of the caller.
    if (!row) throw new Error(`security ${securityId} of the ecology is not in the market`);
    return row;
  }

  private async shenwanPath(securityId: number): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT i.name FROM ${tableName('market', 'sw_member')} m
         JOIN ${tableName('market', 'sw_industry')} i
           ON i.code IN (m.l1_code, m.l2_code, m.l3_code) AND i.valid_to IS NULL
        WHERE m.security_id = ? AND m.valid_to IS NULL ORDER BY i.level`,
      [securityId],
    );
    return rows.map(({ name }) => name);
  }
}
