import { basicInfoTables } from '@console/contract-company';
import { facts, minus, over } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';

export const ResearchSource = companySource(
  facts(basicInfoTables.research, {
    of: 'market.rd_investment',
    join: (rows) =>
      rows.leftJoin('market.income_statement as income', (on) =>
        on
          .onRef('income.security_id', '=', 't.security_id')
          .on(
            ({ ref }) =>
              sql`${ref('income.report_period')} = MAKEDATE(${ref('t.year')} + 1, 1) - INTERVAL 1 DAY`,
          ),
      ),
    columns: {
      developersNum: 'developers',
      staffCompositionId: 'total_staff',
      developersNumRatio: (e) => over(e.ref('t.developers'), e.ref('t.total_staff')),
      totalRadAm: 'total_rd_amount',
      radFeeToRevenue: (e) => over(e.ref('t.total_rd_amount'), e.ref('income.operating_total_revenue')),
      capitalizedRadCost: 'capitalized_rd_amount',
      capitalizedRadFeeRatio: (e) => over(e.ref('t.capitalized_rd_amount'), e.ref('t.total_rd_amount')),
      issueCost: (e) => minus(e.ref('t.total_rd_amount'), e.ref('t.capitalized_rd_amount')),
    },
  }),
);

export const PatentsSource = companySource(
  facts(basicInfoTables.patents, {
    of: 'market.patent',
    columns: {
      patent: 'invention_patents',
      patentScore: 'invention_patents_score',
      inventionAuthorization: 'invention_grants',
      inventionAuthorizationScore: 'invention_grants_score',
      practicalNewType: 'utility_models',
      practicalNewTypeScore: 'utility_models_score',
      design: 'designs',
      designScore: 'designs_score',
      companyPatentQuantity: 'total_patents',
      companyPatentQuantityScore: 'total_patents_score',
    },
  }),
);
