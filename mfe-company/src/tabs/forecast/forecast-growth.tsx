import { financialCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../company-tab.ts';
import { ForecastHistory } from './forecast-history.tsx';

const MEASURES = [
  { key: 'mbiFy', title: '营业收入', unit: 'millionYuan' },
  { key: 'npFy', title: '净利润', unit: 'millionYuan' },
] as const;

/** How revenue and profit are expected to grow, and how that was expected before. */
export function ForecastGrowth({ company }: CompanyPartProps): ReactElement {
  return (
    <ForecastHistory
      company={company}
      overview={financialCalls.forecastGrowthOverview}
      history={financialCalls.forecastGrowth}
      measures={MEASURES}
    />
  );
}
