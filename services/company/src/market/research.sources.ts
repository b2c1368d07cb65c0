import { marketTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

/** What tells the rows of one share apart. */
const RATING = "CONCAT(t.rating_date, ' ', t.institution)";
const VISIT = "CONCAT(t.visit_date, ' ', LPAD(t.sequence, 6, '0'))";

/** Ratings are an enum from best to worst, so a smaller number is a better one. */
const CHANGE = `CASE
  WHEN t.previous_rating IS NULL THEN '首次'
  WHEN t.rating + 0 < t.previous_rating + 0 THEN '上调'
  WHEN t.rating + 0 > t.previous_rating + 0 THEN '下调'
  ELSE '维持' END`;

/** Reports come out on days without trade too: the last close by then. */
const CLOSE = `(SELECT b.close FROM ${tableName('market', 'daily_bar')} b
                 WHERE b.security_id = t.security_id AND b.trade_date <= t.rating_date
                 ORDER BY b.trade_date DESC LIMIT 1)`;

export const AnalystRatingsSource = companyFacts(marketTables.analystRatings, {
  from: `${tableName('market', 'analyst_rating')} t`,
  columns: {
    id: RATING,
    ratingDate: 't.rating_date',
    institution: 't.institution',
    analyst: 't.analyst',
    rating: 't.rating',
    previousRating: 't.previous_rating',
    ratingChange: CHANGE,
    targetPrice: 't.target_price',
    close: CLOSE,
    targetRoom: `t.target_price / ${CLOSE} - 1`,
    forecastYear: 't.forecast_year',
    epsThisYear: 't.eps_this_year',
    epsNextYear: 't.eps_next_year',
  },
  key: RATING,
  asOf: 't.rating_date',
});

export const ResearchVisitsSource = companyFacts(marketTables.researchVisits, {
  from: `${tableName('market', 'research_visit')} t`,
  columns: {
    id: VISIT,
    visitDate: 't.visit_date',
    sequence: 't.sequence',
    announceDate: 't.announce_date',
    form: 't.form',
    institutionCount: 't.institution_count',
    personCount: 't.person_count',
    fundCount: 't.fund_count',
    brokerCount: 't.broker_count',
    privateFundCount: 't.private_fund_count',
    insuranceCount: 't.insurance_count',
    foreignCount: 't.foreign_count',
    otherCount: 't.other_count',
    topics: 't.topics',
  },
  key: VISIT,
  asOf: 't.visit_date',
});
