import { majorEventsTables } from '@console/contract-company';
import { facts, over } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';

export const DividendsSource = companySource(
  facts(majorEventsTables.dividends, {
    of: 'market.dividend',
    join: (rows) =>
      rows.leftJoin('market.daily_bar as bar', (on) =>
        on.onRef('bar.trade_date', '=', 't.record_date').onRef('bar.security_id', '=', 't.security_id'),
      ),
    columns: {
      reportDate: 'report_period',
      implementationReportDate: 'implementation_date',
      schemeDescription: 'scheme',
      dividendRecipient: 'recipients',
      equityRegistrationDate: 'record_date',
      dividendDate: 'pay_date',
      dividendPerShareBeforeTax: 'cash_per_share',
      dividendAmt: 'cash_amount',
      sendScale: 'bonus_per_share',
      transferProportion: 'transfer_per_share',
      dividendRateBeforeTax: (e) => over(e.ref('t.cash_per_share'), e.ref('bar.close')),
      implementationProgress: 'progress',
    },
  }),
);

export const EmployeePlansSource = companySource(
  facts(majorEventsTables.employeePlans, {
    of: 'market.employee_plan',
    columns: { announcementDate: 'announce_date', avgPrice: 'average_price' },
  }),
);

export const AdditionalIssuanceSource = companySource(
  facts(majorEventsTables.additionalIssuance, {
    of: 'market.share_issue',
    columns: { issue: 'issue_type' },
    where: (rows, { year }) =>
      year === undefined
        ? rows
        : rows.where(({ ref }) => sql<boolean>`YEAR(${ref('t.issue_date')}) = ${year}`),
  }),
);
