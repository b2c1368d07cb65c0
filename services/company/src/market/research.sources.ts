import { marketTables } from '@console/contract-company';
import { facts, joined, type TableOf } from '@console/market/facts';
import { sql, type Expression } from 'kysely';
import { companySource } from '../facts/company-source.ts';

/** The last close by the day of a report, which may have no trade. */
const lastClose = (e: TableOf<'market.analyst_rating'>): Expression<number | null> =>
  e
    .selectFrom('market.daily_bar as bar')
    .select('bar.close')
    .whereRef('bar.security_id', '=', 't.security_id')
    .whereRef('bar.trade_date', '<=', 't.rating_date')
    .orderBy('bar.trade_date', 'desc')
    .limit(1)
    .$asScalar();

export const AnalystRatingsSource = companySource(
  facts(marketTables.analystRatings, {
    of: 'market.analyst_rating',
    columns: {
      id: (e) => joined(' ', e.ref('t.rating_date'), e.ref('t.institution')),
      // Ratings are an enum from best to worst: a smaller number is a better one.
      ratingChange: (e) => sql`CASE
        WHEN ${e.ref('t.previous_rating')} IS NULL THEN '首次'
        WHEN ${e.ref('t.rating')} + 0 < ${e.ref('t.previous_rating')} + 0 THEN '上调'
        WHEN ${e.ref('t.rating')} + 0 > ${e.ref('t.previous_rating')} + 0 THEN '下调'
        ELSE '维持' END`,
      close: lastClose,
      targetRoom: (e) => sql`${e.ref('t.target_price')} / ${lastClose(e)} - 1`,
    },
  }),
);

export const ResearchVisitsSource = companySource(
  facts(marketTables.researchVisits, {
    of: 'market.research_visit',
    columns: { id: (e) => sql`CONCAT(${e.ref('t.visit_date')}, ' ', LPAD(${e.ref('t.sequence')}, 6, '0'))` },
    asOf: 'visit_date',
  }),
);
