import { majorEventsTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

export const DividendsSource = companyFacts(majorEventsTables.dividends, {
  from: `${tableName('market', 'dividend')} t
         LEFT JOIN ${tableName('market', 'daily_bar')} bar
           ON bar.trade_date = t.record_date AND bar.security_id = t.security_id`,
  columns: {
    reportDate: 't.report_period',
    implementationReportDate: 't.implementation_date',
    schemeDescription: 't.scheme',
    dividendRecipient: 't.recipients',
    equityRegistrationDate: 't.record_date',
    exDate: 't.ex_date',
    dividendDate: 't.pay_date',
    bonusListDate: 't.bonus_list_date',
    dividendPerShareBeforeTax: 't.cash_per_share',
    dividendAmt: 't.cash_amount',
    sendScale: 't.bonus_per_share',
    transferProportion: 't.transfer_per_share',
    dividendRateBeforeTax: 't.cash_per_share / NULLIF(bar.close, 0)',
    implementationProgress: 't.progress',
  },
  key: 't.report_period',
  asOf: 't.announce_date',
});

export const EmployeePlansSource = companyFacts(majorEventsTables.employeePlans, {
  from: `${tableName('market', 'employee_plan')} t`,
  columns: {
    announcementDate: 't.announce_date',
    process: 't.process',
    sharesSource: 't.shares_source',
    capital: 't.capital',
    capitalFromStaff: 't.capital_from_staff',
    buyAmount: 't.buy_amount',
    avgPrice: 't.average_price',
    actualShareholdingRate: 't.actual_shareholding_rate',
    lockingStartDate: 't.locking_start_date',
    lockingEndDate: 't.locking_end_date',
    durationStartDate: 't.duration_start_date',
    durationEndDate: 't.duration_end_date',
  },
  key: 't.announce_date',
  asOf: 't.announce_date',
});

export const AdditionalIssuanceSource = companyFacts(majorEventsTables.additionalIssuance, {
  from: `${tableName('market', 'share_issue')} t`,
  columns: {
    issueDate: 't.issue_date',
    listingDate: 't.listing_date',
    price: 't.price',
    volume: 't.volume',
    amount: 't.amount',
    issueCost: 't.issue_cost',
    netAmount: 't.net_amount',
    issue: 't.issue_type',
  },
  key: 't.issue_date',
  asOf: 't.announce_date',
  where: ({ year }) => (year === undefined ? [] : [{ sql: 'YEAR(t.issue_date) = ?', values: [year] }]),
});
