import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { ForecastGrowth } from '../../tabs/forecast/forecast-growth.tsx';
import { ForecastQuality } from '../../tabs/forecast/forecast-quality.tsx';
import { LatestForecast } from '../../tabs/forecast/latest-forecast.tsx';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { AnalystRatings } from './analyst-ratings.tsx';
import { InstitutionalResearch } from './institutional-research.tsx';
import { PerformanceExpresses } from './performance-expresses.tsx';
import { PerformanceForecasts } from './performance-forecasts.tsx';

const PARTS: readonly SubTab[] = [
  { key: 'latest', title: '最新预测', Content: LatestForecast },
  { key: 'growth', title: '成长预测', Content: ForecastGrowth },
  { key: 'quality', title: '质量预测', Content: ForecastQuality },
  { key: 'performance', title: '业绩预告', Content: PerformanceForecasts },
  { key: 'express', title: '业绩快报', Content: PerformanceExpresses },
  { key: 'ratings', title: '分析师评级', Content: AnalystRatings },
  { key: 'research', title: '机构调研', Content: InstitutionalResearch },
];

/** What analysts and the company itself expect, and who came to ask. */
export function Prediction({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={PARTS} label="市场预测" company={company} level="part" />;
}
