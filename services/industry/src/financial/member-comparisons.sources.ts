import { industryTables } from '@console/contract-industry';
import { memberFacts } from '@console/market/facts';
import { industrySource } from '../facts/industry-source.ts';
import { MemberValuationsSource } from './member-valuations.source.ts';

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
        rows
          .where('t.is_actual', '=', 0)
          .where('t.report_date', '=', ({ selectFrom }) =>
            selectFrom('market.earnings_forecast as n')
              .select(({ fn }) => fn.max('n.report_date').as('newest'))
              .whereRef('n.security_id', '=', 't.security_id'),
          )
          .where('t.fiscal_year', '=', ({ selectFrom }) =>
            selectFrom('market.earnings_forecast as n')
              .select(({ fn }) => fn.min('n.fiscal_year').as('first'))
              .whereRef('n.security_id', '=', 't.security_id')
              .whereRef('n.report_date', '=', 't.report_date')
              .where('n.is_actual', '=', 0),
          ),
    }),
  ),
  memberValuations: MemberValuationsSource,
};
