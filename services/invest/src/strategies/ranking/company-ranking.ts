import { Injectable, type Type } from '@nestjs/common';
import type { Page, RowOf, Session, TableEntry } from '@console/contract-core';
import { readAgain } from '@console/market/panels';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { findRecord } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { isFound } from '../../factors/values/listed-securities.ts';
import { STYLE_READS } from '../../styles/style-columns.ts';
import { poolCompanies, type PoolCompany } from '../pool/pool-companies.ts';
import type { MarketScores } from '../scores/market-scores.ts';
import { StyleScoring, type StyleScores } from '../scores/style-scores.ts';
import { ranksOf } from './ranks-of.ts';

/** A company of the tenant in the scores of the date. */
export interface ScoredCompany {
  /** Its column in the scores. */
  readonly column: number;
  readonly market: MarketScores;
  /** Null where no style is asked for. */
  readonly style: StyleScores | null;
}

/** What every ranking of companies says of one beside its figures. */
interface CompanyOfRow {
  readonly corpId: number;
  readonly rank: number | null;
  readonly corpName: string;
  readonly stockCode: string;
  readonly industryName: string;
}
type CompanyTable = TableEntry & { readonly row: { readonly _output: CompanyOfRow } };
type KeyOf<E extends TableEntry> = Extract<keyof RowOf<E>, string>;
export type CompanyFigures<E extends TableEntry> = Omit<RowOf<E>, keyof CompanyOfRow>;

export interface CompanyRanking<E extends TableEntry> {
  /** The figures of the ranking's own columns. */
  figures(company: ScoredCompany): CompanyFigures<E>;
  /** What companies are ranked by, the highest first. */
  index(figures: CompanyFigures<E>, company: ScoredCompany): number | null;
}

/** The input that rankings of companies have; only some have a style. */
interface Asked {
  readonly search?: string;
  readonly styleId?: number;
}

/** The source of a ranking of the tenant's companies at the business date. Refuses with 404 a style that the tenant does not have. */
export function companyRanking<E extends CompanyTable>(ranking: CompanyRanking<E>): Type<TableSource<E>> {
  @Injectable()
  class CompanyRankingSource implements TableSource<E> {
    constructor(
      private readonly database: DataSource,
      private readonly scoring: StyleScoring,
    ) {}

    async page(query: TableQuery<E>, { tenantId }: Session): Promise<Page<RowOf<E>>> {
      const { search, styleId } = query.filter as Asked;
      const [weights, companies] = await Promise.all([
        styleId === undefined ? null : findRecord(this.database, STYLE_READS, { tenantId, id: styleId }),
        poolCompanies(this.database, tenantId),
      ]);
      return readAgain(async () => {
        const day = await this.scoring.day();
        if (day === null) return { totalElements: 0, content: [], asOf: null };
        const style = weights === null ? null : await this.scoring.on(day, weights);
        const market = style?.market ?? (await this.scoring.market(day));
        const traded = companies.filter(({ securityId }) => securityId <= day.frame.stocks);
        const rows = rankedRows(ranking, traded, { market, style }).filter(
          (_, at) => search === undefined || isFound(traded[at] as PoolCompany, search),
        );
        return {
          ...pageOfRows<E>(rows, 'corpId' as KeyOf<E>, query),
          asOf: day.frame.dates[day.row] ?? null,
        };
      });
    }
  }
  return CompanyRankingSource;
}

function rankedRows<E extends CompanyTable>(
  ranking: CompanyRanking<E>,
  companies: readonly PoolCompany[],
  { market, style }: Pick<ScoredCompany, 'market' | 'style'>,
): readonly RowOf<E>[] {
  const scored = companies.map(({ securityId }) => ({ column: securityId - 1, market, style }));
  const figures = scored.map((company) => ranking.figures(company));
  const ranks = ranksOf(
    scored.map((company, at) => ranking.index(figures[at] as CompanyFigures<E>, company)),
  );
  return companies.map(({ corpId, shortName, code, securityId }, at) => {
    const company: CompanyOfRow = {
      corpId,
      rank: ranks[at] ?? null,
      corpName: shortName,
      stockCode: code,
      industryName: market.industryNames[market.industries[securityId - 1] ?? 0] ?? '',
    };
    return { ...company, ...figures[at] } as unknown as RowOf<E>;
  });
}
