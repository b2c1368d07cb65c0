import { basicInfoTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

/** A quotient of whole numbers is a DECIMAL, which the driver hands out as text: it is divided as doubles. */
const share = (part: string, whole: string): string => `CAST(${part} AS DOUBLE) / NULLIF(${whole}, 0)`;

export const ResearchSource = companyFacts(basicInfoTables.research, {
  from: `${tableName('market', 'rd_investment')} t
         LEFT JOIN ${tableName('market', 'income_statement')} income
           ON income.security_id = t.security_id
          AND income.report_period = MAKEDATE(t.year + 1, 1) - INTERVAL 1 DAY`,
  columns: {
    year: 't.year',
    developersNum: 't.developers',
    staffCompositionId: 't.total_staff',
    developersNumRatio: share('t.developers', 't.total_staff'),
    totalRadAm: 't.total_rd_amount',
    radFeeToRevenue: share('t.total_rd_amount', 'income.operating_total_revenue'),
    capitalizedRadCost: 't.capitalized_rd_amount',
    capitalizedRadFeeRatio: share('t.capitalized_rd_amount', 't.total_rd_amount'),
    issueCost: '(t.total_rd_amount - t.capitalized_rd_amount)',
  },
  key: 't.year',
  asOf: 't.announce_date',
});

export const PatentsSource = companyFacts(basicInfoTables.patents, {
  from: `${tableName('market', 'patent')} t`,
  columns: {
    year: 't.year',
    patent: 't.invention_patents',
    patentScore: 't.invention_patents_score',
    inventionAuthorization: 't.invention_grants',
    inventionAuthorizationScore: 't.invention_grants_score',
    practicalNewType: 't.utility_models',
    practicalNewTypeScore: 't.utility_models_score',
    design: 't.designs',
    designScore: 't.designs_score',
    companyPatentQuantity: 't.total_patents',
    companyPatentQuantityScore: 't.total_patents_score',
  },
  key: 't.year',
  asOf: 't.announce_date',
});
