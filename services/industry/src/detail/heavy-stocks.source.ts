import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { QuoteRows, type QuoteRow } from '../facts/quote-rows.ts';
import { fundOfIndustry } from '../funds/fund-of-industry.ts';
import { fundWeights } from '../funds/fund-weights.ts';
import { newestDay } from './newest-day.ts';

type Heavy = typeof industryTables.heavyStocks;

/** A member's quote, its weight, and the tenant's company. */
interface Weighted {
  readonly quote: QuoteRow;
  readonly weight: number | null;
  readonly corpId: number | null;
}

/** The stocks of an industry by their weight: those of a fund by its disclosure, else by market value. */
@Injectable()
export class HeavyStocksSource implements TableSource<Heavy> {
  constructor(
    private readonly database: DataSource,
    private readonly members: IndustryMembersReader,
    private readonly quotes: QuoteRows,
  ) {}

  async page(query: TableQuery<Heavy>, { tenantId }: Session): Promise<Page<RowOf<Heavy>>> {
    const { dataId, members } = query.filter;
    const fund = await fundOfIndustry(this.database, tenantId, dataId);
    const weighted =
      fund === null
        ? await this.byCapital({ tenantId, industryId: dataId, members })
        : await this.byWeight(tenantId, fund);
    const rows = weighted.map(({ quote, weight, corpId }) => ({
      id: String(quote.security),
      corpId,
      stockCode: quote.stockCode,
      shortName: quote.shortName,
      weight,
      totalCapital: quote.totalCapital,
      floatCapital: quote.floatCapital,
      close: quote.close,
      changeRate: quote.changeRate,
      pe: quote.pe,
      peWhy: quote.peWhy,
      pb: quote.pb,
      ps: quote.ps,
    }));
    return { ...pageOfRows<Heavy>(rows, 'id', query), asOf: newestDay(weighted.map(({ quote }) => quote)) };
  }

  private async byCapital(asked: Parameters<IndustryMembersReader['read']>[0]): Promise<readonly Weighted[]> {
    const [members, quotes] = await Promise.all([this.members.read(asked), this.quotes.all()]);
    const own = quotes.filter(({ security, day }) => members.countsOn(security, day));
    const whole = own.reduce((sum, { totalCapital }) => sum + (totalCapital ?? 0), 0);
    return own.map((quote) => ({
      quote,
      weight: quote.totalCapital === null || whole === 0 ? null : quote.totalCapital / whole,
      corpId: members.companyOf(quote.security),
    }));
  }

  private async byWeight(tenantId: string, fund: string): Promise<readonly Weighted[]> {
    const [weights, quotes] = await Promise.all([
      fundWeights(this.database, tenantId, fund),
      this.quotes.all(),
    ]);
    return quotes.flatMap((quote) => {
      const own = weights.get(quote.security);
      return own === undefined ? [] : [{ quote, ...own }];
    });
  }
}
