import { Injectable } from '@nestjs/common';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { industryTables } from '@console/contract-industry';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { quarterSpans, spanFigures, type QuarterSpan, type SpanFigures } from '@console/quant';
import { dayPage } from '../days/day-page.ts';
import { IndustryDays } from '../days/industry-days.ts';

type Quotation = typeof industryTables.quotation;

/** An industry quarter by quarter. Refuses with 404 as `industrySet`. */
@Injectable()
export class QuotationSource implements TableSource<Quotation> {
  constructor(private readonly industries: IndustryDays) {}

  page(query: TableQuery<Quotation>, { tenantId }: Session): Promise<Page<RowOf<Quotation>>> {
    const { dataId, members } = query.filter;
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const made = await days.figures([
        ...(['index', 'totalCapital', 'floatCapital'] as const),
        ...(['totalShares', 'floatShares', 'shareholders'] as const),
      ]);
      const { counts } = made.totalCapital;
      const spans = quarterSpans(days.frame.dates).flatMap((span) => {
        const last = counts.subarray(span.from, span.to).findLastIndex((count) => count > 0);
        return last < 0 ? [] : [{ ...span, last: span.from + last }];
      });
      const within = (values: Float64Array, at: keyof SpanFigures): Float64Array =>
        Float64Array.from(spans, (span: QuarterSpan) => spanFigures(values, span)[at]);
      const atEnd = (values: ArrayLike<number>): Float64Array =>
        Float64Array.from(spans, ({ last }) => values[last] ?? NaN);
      return dayPage<Quotation>(query, {
        columns: {
          quarter: spans.map(({ quarter }) => quarter),
          reportDate: spans.map(({ last }) => days.dayOf(last) ?? ''),
          industryIndex: atEnd(made.index.values),
          industryIndexHigh: within(made.index.values, 'highest'),
          industryIndexLow: within(made.index.values, 'lowest'),
          initCapital: within(made.totalCapital.values, 'first'),
          totalCapital: atEnd(made.totalCapital.values),
          highTotalCapital: within(made.totalCapital.values, 'highest'),
          lowTotalCapital: within(made.totalCapital.values, 'lowest'),
          floatCapital: atEnd(made.floatCapital.values),
          totalHeld: atEnd(made.totalShares.values),
          floatHeld: atEnd(made.floatShares.values),
          shareHoldersNum: atEnd(made.shareholders.values),
          corpNum: atEnd(counts),
          memberNum: atEnd(days.memberCounts),
          capitalShare: atEnd(await days.capitalShares('totalCapital')),
        },
        rows: [...spans.keys()],
        asOf: days.dayOf(spans.at(-1)?.last ?? -1),
      });
    });
  }
}
