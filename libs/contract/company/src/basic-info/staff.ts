import { integer, year } from '@console/contract-core/columns';
import { z } from 'zod';
import { company, figure } from '../company.ts';
import { BASIC_INFO } from './needs.ts';

/** C-10: staff by occupation at the end of each year, newest first. */
const staffComposition = company.read({
  id: 'company.staffComposition',
  title: '人员构成',
  path: '/api/dataStockStaffComposition/querySelectMan',
  needs: BASIC_INFO,
  output: z.object({
    content: z.array(
      z.object({
        year: z.number().int(),
        productionStaffNum: figure,
        salesStaffNum: figure,
        techNum: figure,
        financialNum: figure,
        executiveStaffNum: figure,
        manageStaffNum: figure,
        otherNum: figure,
        staffNum: figure,
      }),
    ),
    /** The day the newest year became known; null without any. */
    asOf: z.string().nullable(),
  }),
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
    postgraduateNum: integer('研究生及以上'),
    undergraduateNum: integer('本科'),
    juniorCollege: integer('大专'),
    highschoolNum: integer('高中及中专'),
    otherEduNum: integer('其他学历'),
    staffNum: integer('员工总数'),
  },
});

export const staffTables = { staffEducation } as const;
export const staffCalls = { staffComposition } as const;
