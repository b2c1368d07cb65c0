import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';
import { BASIC_INFO } from './needs.ts';

const SOURCE = '定期报告';

/** C-09: people and money in research and development, year by year. */
const research = companyTable({
  id: 'company.research',
  title: '研发人员与投入',
  path: '/api/dataStockResearchAndDevelopment/getResearchById',
  needs: BASIC_INFO,
  source: SOURCE,
  defaultSort: 'year,DESC',
  row: z.object({
    year: z.number().int(),
    developersNum: figure,
    /** All staff. */
    staffCompositionId: figure,
    developersNumRatio: figure,
    /** Yuan, expensed and capitalised. */
    totalRadAm: figure,
    radFeeToRevenue: figure,
    capitalizedRadCost: figure,
    /** Of `totalRadAm`. */
    capitalizedRadFeeRatio: figure,
    /** Yuan: what was not capitalised, the R&D expense of the income statement. */
    issueCost: figure,
  }),
  columns: [
    { key: 'year', title: '年度', sortable: true, fixed: 'left', width: 72 },
    { key: 'developersNum', title: '研发人员数', unit: 'integer', sortable: true, width: 104 },
    { key: 'staffCompositionId', title: '员工总数', unit: 'integer', sortable: true, width: 96 },
    { key: 'developersNumRatio', title: '研发人员占比', unit: 'percent', sortable: true, width: 128 },
    { key: 'totalRadAm', title: '研发投入', unit: 'tenThousandYuan', sortable: true, width: 128 },
    { key: 'radFeeToRevenue', title: '占营业收入比例', unit: 'percent', sortable: true, width: 138 },
    {
      key: 'capitalizedRadCost',
      title: '资本化研发投入',
      unit: 'tenThousandYuan',
      sortable: true,
      width: 150,
    },
    { key: 'capitalizedRadFeeRatio', title: '资本化比例', unit: 'percent', sortable: true, width: 114 },
    { key: 'issueCost', title: '费用化研发投入', unit: 'tenThousandYuan', sortable: true, width: 150 },
  ],
});

/** What a patent of each kind counts, document 1 §9. */
export const PATENT_SCORES = {
  patent: 5,
  inventionAuthorization: 4,
  practicalNewType: 3,
  design: 2,
} as const;

/** C-09: patents of a year by kind, each with its score by `PATENT_SCORES`. */
const patents = companyTable({
  id: 'company.patents',
  title: '知识产权',
  path: '/api/dataStockResearchAndDevelopment/getPatentById',
  needs: BASIC_INFO,
  source: SOURCE,
  defaultSort: 'year,DESC',
  row: z.object({
    year: z.number().int(),
    patent: figure,
    patentScore: figure,
    inventionAuthorization: figure,
    inventionAuthorizationScore: figure,
    practicalNewType: figure,
    practicalNewTypeScore: figure,
    design: figure,
    designScore: figure,
    companyPatentQuantity: figure,
    companyPatentQuantityScore: figure,
  }),
  columns: [
    { key: 'year', title: '年度', sortable: true, fixed: 'left', width: 72 },
    { key: 'patent', title: '发明专利', unit: 'integer', sortable: true, width: 94 },
    { key: 'patentScore', title: '发明专利得分', unit: 'integer', sortable: true, width: 116 },
    { key: 'inventionAuthorization', title: '发明授权', unit: 'integer', sortable: true, width: 94 },
    {
      key: 'inventionAuthorizationScore',
      title: '发明授权得分',
      unit: 'integer',
      sortable: true,
      width: 116,
    },
    { key: 'practicalNewType', title: '实用新型', unit: 'integer', sortable: true, width: 94 },
    { key: 'practicalNewTypeScore', title: '实用新型得分', unit: 'integer', sortable: true, width: 116 },
    { key: 'design', title: '外观设计', unit: 'integer', sortable: true, width: 94 },
    { key: 'designScore', title: '外观设计得分', unit: 'integer', sortable: true, width: 116 },
    { key: 'companyPatentQuantity', title: '公司专利数', unit: 'integer', sortable: true, width: 108 },
    { key: 'companyPatentQuantityScore', title: '总得分', unit: 'integer', sortable: true, width: 88 },
  ],
});

export const researchTables = { research, patents } as const;
