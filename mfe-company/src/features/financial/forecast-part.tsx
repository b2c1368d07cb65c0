import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { ForecastGrowth } from '../../tabs/forecast/forecast-growth.tsx';
import { ForecastQuality } from '../../tabs/forecast/forecast-quality.tsx';
import { LatestForecast } from '../../tabs/forecast/latest-forecast.tsx';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';

const PARTS: readonly SubTab[] = [
  { key: 'latest', title: '最新预测', Content: LatestForecast },
  { key: 'growth', title: '成长预测', Content: ForecastGrowth },
  { key: 'quality', title: '质量预测', Content: ForecastQuality },
];

/** 盈利预测: what analysts expect. */
export function ForecastPart({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={PARTS} label="盈利预测" company={company} level="part" />;
}
