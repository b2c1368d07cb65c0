import { z } from 'zod';
import { companyCall, companyTable, figure } from '../company-table.ts';
import { BASIC_INFO } from './needs.ts';

/** C-10: staff by occupation at the end of each year, newest first. */
const staffComposition = companyCall({
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
const staffEducation = companyTable({
  id: 'company.staffEducation',
  title: '学历构成',
  path: '/api/dataStockStaffComposition/queryStaffManDetail',
  needs: BASIC_INFO,
  source: '定期报告',
  defaultSort: 'year,DESC',
  row: z.object({
    year: z.number().int(),
    postgraduateNum: figure,
    undergraduateNum: figure,
    juniorCollege: figure,
    highschoolNum: figure,
    otherEduNum: figure,
    staffNum: figure,
  }),
  columns: [
    { key: 'year', title: '年度', sortable: true, fixed: 'left', width: 80 },
    { key: 'postgraduateNum', title: '研究生及以上', unit: 'integer', sortable: true, width: 150 },
    { key: 'undergraduateNum', title: '本科', unit: 'integer', sortable: true, width: 150 },
    { key: 'juniorCollege', title: '大专', unit: 'integer', sortable: true, width: 150 },
    { key: 'highschoolNum', title: '高中及中专', unit: 'integer', sortable: true, width: 150 },
    { key: 'otherEduNum', title: '其他学历', unit: 'integer', sortable: true, width: 150 },
    { key: 'staffNum', title: '员工总数', unit: 'integer', sortable: true, width: 150 },
  ],
});

export const staffTables = { staffEducation } as const;
export const staffCalls = { staffComposition } as const;
