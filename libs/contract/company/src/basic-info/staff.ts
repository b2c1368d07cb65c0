import { staffAnswer } from '@console/contract-core';
import { educationColumns, year } from '@console/contract-core/columns';
import { company } from '../company.ts';
import { BASIC_INFO } from './needs.ts';

/** C-10: staff by occupation at the end of each year, newest first. */
const staffComposition = company.read({
  id: 'company.staffComposition',
  title: '人员构成',
  path: '/api/dataStockStaffComposition/querySelectMan',
  needs: BASIC_INFO,
  output: staffAnswer,
});

/** C-10: staff by education at the end of each year. */
const staffEducation = company.facts({
  id: 'company.staffEducation',
  title: '学历构成',
  path: '/api/dataStockStaffComposition/queryStaffManDetail',
  needs: BASIC_INFO,
  source: '定期报告',
  key: 'year',
  counter: '年',
  defaultSort: 'year,DESC',
  columns: {
    year: year('年度', { fixed: 'left' }),
    ...educationColumns,
  },
});

export const staffTables = { staffEducation } as const;
export const staffCalls = { staffComposition } as const;
