import { financialCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../company-tab.ts';
import { ForecastHistory } from './forecast-history.tsx';

const MEASURES = [
  { key: 'gpMarginFy', title: '毛利率', unit: 'percent' },
  { key: 'profitTaMarginFy', title: '税前利润率', unit: 'percent' },
  { key: 'roeFy', title: 'ROE', unit: 'percent' },
  { key: 'roicFy', title: 'ROIC', unit: 'percent' },
] as const;

/** How margins and returns are expected to be, and how that was expected before. */
export function ForecastQuality({ company }: CompanyPartProps): ReactElement {
  return (
    <ForecastHistory
      company={company}
      overview={financialCalls.forecastQualityOverview}
      history={financialCalls.forecastQuality}
      measures={MEASURES}
    />
  );
}
