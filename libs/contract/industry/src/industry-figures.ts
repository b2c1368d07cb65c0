/** The notes on how the figures of an industry are made, shown on hover of a title. */
const LISTED = '已退市的不计';
export const INDUSTRY_FIGURE_NOTES = {
  /** For the tenant's own industries. */
  ownCompanies: `本机构已入库并归入该行业及其下级的上市公司，${LISTED}；本表各项合计均由这些公司得出。申万概览则为申万该行业的全部上市公司`,
  /** For Shenwan's. */
  allCompanies: `申万当前归入该行业的全部上市公司，${LISTED}，不论是否已入库；本表各项合计均由这些公司得出。行业列表则只计本机构已入库的公司`,
  pe: 'PE(TTM) 为市值合计除以近四季净利润合计，亏损公司不计入',
  pb: 'PB 为市值合计除以净资产合计，净资产不为正的公司不计入',
  ps: 'PS(TTM) 为市值合计除以近四季营业收入合计',
} as const;
