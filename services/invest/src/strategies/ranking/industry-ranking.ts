import { Injectable, type Type } from '@nestjs/common';
import type { Page, RowOf, Session, TableEntry } from '@console/contract-core';
import { readAgain } from '@console/market/panels';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { poolCompanies } from '../pool/pool-companies.ts';
import type { MarketScores } from '../scores/market-scores.ts';
import { StyleScoring, type ScoredDay } from '../scores/style-scores.ts';
import { ranksOf } from './ranks-of.ts';

/** What figures of industries are made from. */
export interface IndustryInput {
  readonly database: DataSource;
  readonly scoring: StyleScoring;
  readonly day: ScoredDay;
  /** `YYYY-MM-DD`, that of the day. */
  readonly date: string;
  readonly market: MarketScores;
  /** The columns of the tenant's companies. */
  readonly columns: readonly number[];
}

/** What every ranking of industries says of one beside its figures. */
interface IndustryOfRow {
  readonly industryCode: string;
  readonly rank: number | null;
  readonly industryName: string;
  readonly corpNum: number;
}
type IndustryTable = TableEntry & { readonly row: { readonly _output: IndustryOfRow } };
type KeyOf<E extends TableEntry> = Extract<keyof RowOf<E>, string>;
export type IndustryFigures<E extends TableEntry> = Omit<RowOf<E>, keyof IndustryOfRow>;

export interface IndustryRanking<E extends TableEntry> {
  /** The figures of the ranking's own columns, by the number of the industry. */
  figures(input: IndustryInput): Promise<(industry: number) => IndustryFigures<E>>;
  /** What industries are ranked by. */
  index(figures: IndustryFigures<E>): number | null;
  /** Highest by default. */
  readonly best?: 'highest' | 'lowest';
}

/** The source of a ranking of the industries in which the tenant has companies, at the business date. */
export function industryRanking<E extends IndustryTable>(ranking: IndustryRanking<E>): Type<TableSource<E>> {
  @Injectable()
  class IndustryRankingSource implements TableSource<E> {
    constructor(
      private readonly database: DataSource,
      private readonly scoring: StyleScoring,
    ) {}

    async page(query: TableQuery<E>, { tenantId }: Session): Promise<Page<RowOf<E>>> {
      const { database, scoring } = this;
      const { search } = query.filter as { readonly search?: string };
      const companies = await poolCompanies(database, tenantId);
      return readAgain(async () => {
        const day = await scoring.day();
        if (day === null) return { totalElements: 0, content: [], asOf: null };
        const market = await scoring.market(day);
        const date = day.frame.dates[day.row] ?? '';
        const columns = companies
          .map(({ securityId }) => securityId - 1)
          .filter((column) => column < day.frame.stocks);
        const rows = await rankedRows(ranking, { database, scoring, day, date, market, columns }, search);
        return { ...pageOfRows<E>(rows, 'industryCode' as KeyOf<E>, query), asOf: date };
      });
    }
  }
  return IndustryRankingSource;
}

async function rankedRows<E extends IndustryTable>(
  ranking: IndustryRanking<E>,
  input: IndustryInput,
  search = '',
): Promise<readonly RowOf<E>[]> {
  const { industries, industryNames, industryCodes } = input.market;
  const counts = new Map<number, number>();
  for (const column of input.columns) {
    const industry = industries[column] ?? 0;
    if (industry > 0) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  }
  const figuresOf = await ranking.figures(input);
  const listed = [...counts].map(([industry, corpNum]) => ({
    industry,
    corpNum,
    figures: figuresOf(industry),
  }));
  const ranks = ranksOf(
    listed.map(({ figures }) => ranking.index(figures)),
    ranking.best,
  );
  return listed.flatMap(({ industry, corpNum, figures }, at) => {
    const own: IndustryOfRow = {
      industryCode: industryCodes[industry] ?? '',
      rank: ranks[at] ?? null,
      industryName: industryNames[industry] ?? '',
      corpNum,
    };
    return own.industryName.includes(search) ? [{ ...own, ...figures } as unknown as RowOf<E>] : [];
  });
}
