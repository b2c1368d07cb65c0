import { integer, percent, tenThousandYuan, year } from '@console/contract-core/columns';
import { company } from '../company.ts';
import { BASIC_INFO } from './needs.ts';

const SOURCE = '定期报告';

/** C-09: people and money in research and development, year by year. */
const research = company.facts({
  id: 'company.research',
  title: '研发人员与投入',
  path: '/api/dataStockResearchAndDevelopment/getResearchById',
  needs: BASIC_INFO,
  source: SOURCE,
  key: 'year',
  counter: '年',
  defaultSort: 'year,DESC',
  columns: {
    year: year('年度', { fixed: 'left' }),
    developersNum: integer('研发人员数'),
    /** All staff. */
    staffCompositionId: integer('员工总数'),
    developersNumRatio: percent('研发人员占比'),
    /** Yuan, expensed and capitalised. */
    totalRadAm: tenThousandYuan('研发投入'),
    radFeeToRevenue: percent('占营业收入比例'),
    capitalizedRadCost: tenThousandYuan('资本化研发投入'),
    /** A share of `totalRadAm`. */
    capitalizedRadFeeRatio: percent('资本化比例'),
    /** The R&D expense of the income statement, not capitalised, in yuan. */
    issueCost: tenThousandYuan('费用化研发投入'),
  },
});

/** The score of a patent of each kind, document 1 §9. */
export const PATENT_SCORES = {
  patent: 5,
  inventionAuthorization: 4,
  practicalNewType: 3,
  design: 2,
} as const;

/** C-09: patents of a year by kind, each with its score by `PATENT_SCORES`. */
const patents = company.facts({
  id: 'company.patents',
  title: '知识产权',
  path: '/api/dataStockResearchAndDevelopment/getPatentById',
  needs: BASIC_INFO,
  source: SOURCE,
  key: 'year',
  counter: '年',
  defaultSort: 'year,DESC',
  columns: {
    year: year('年度', { fixed: 'left' }),
    patent: integer('发明专利'),
    patentScore: integer('发明专利得分'),
    inventionAuthorization: integer('发明授权'),
    inventionAuthorizationScore: integer('发明授权得分'),
    practicalNewType: integer('实用新型'),
    practicalNewTypeScore: integer('实用新型得分'),
    design: integer('外观设计'),
    designScore: integer('外观设计得分'),
    companyPatentQuantity: integer('公司专利数'),
    companyPatentQuantityScore: integer('总得分'),
  },
});

export const researchTables = { research, patents } as const;
