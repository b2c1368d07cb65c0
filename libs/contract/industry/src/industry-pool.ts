import { datetime, integer, required } from '@console/contract-core/columns';
import { memberTable } from './member-table.ts';

/** I-03: the companies that staff put into an industry and those below it, as of now. */
export const industryPool = memberTable({
  id: 'industry.pool',
  title: '公司池',
  call: 'dataCorpIndustry/pageList',
  needs: 'hysjk_gn_view_information',
  counter: '家',
  defaultSort: 'stockCode,ASC',
  columns: {
    /** The place in the list as it is sorted, from 1. */
    no: required(integer('序号', { sort: false })),
    /** When it joined, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    createdTime: datetime('加入时间'),
  },
});
