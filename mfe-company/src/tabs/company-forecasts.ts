import { financialCalls } from '@console/contract-company';
import { forecastTabs } from '@console/subject';

/** Analysts' expectations. */
export const COMPANY_FORECASTS = forecastTabs(financialCalls, {
  title: '没有该公司的盈利预测',
  cause: '还没有机构对这家公司作出盈利预测',
});
