import { industryTables } from '@console/contract-industry';
import { memberFacts } from '@console/market/facts';
import { industrySource } from '../facts/industry-source.ts';

/** The sources of the tables that compare an industry's members. */
export const memberComparisonSources = {
  memberForecasts: industrySource(
    memberFacts(industryTables.memberForecasts, {
      of: 'market.earnings_forecast',
      columns: {
        year: 'fiscal_year',
        gpMargin: 'gross_margin',
        profitTaMargin: 'pretax_margin',
      },
      // The newest day of each member, and the first of its years that is not reported yet.
      where: (rows) =>
        rows.where('t.is_actual', '=', 0).where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('market.earnings_forecast as n')
                .select('n.security_id')
                .whereRef('n.security_id', '=', 't.security_id')
                .where(({ and, eb, or, ref }) =>
                  or([
                    eb('n.report_date', '>', ref('t.report_date')),
                    and([
                      eb('n.report_date', '=', ref('t.report_date')),
                      eb('n.is_actual', '=', 0),
                      eb('n.fiscal_year', '<', ref('t.fiscal_year')),
                    ]),
                  ]),
                ),
            ),
          ),
        ),
    }),
  ),
  memberValuations: industrySource(
    memberFacts(industryTables.memberValuations, {
      of: 'market.latest_quote',
      asOf: 'trade_date',
      columns: {},
      where: (rows) => rows.where('s.status', '=', 'listed'),
    }),
  ),
};
