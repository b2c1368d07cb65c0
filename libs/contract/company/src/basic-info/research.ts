import { patentColumns, researchColumns, year } from '@console/contract-core/columns';
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
    ...researchColumns,
  },
});

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
    ...patentColumns,
  },
});

export const researchTables = { research, patents } as const;
