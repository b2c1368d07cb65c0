import type { EmptyText } from '@console/ui';
import type { Tab } from '../tabs/use-tabs.ts';
import type { ForecastEntries } from './forecast-entries.ts';
import { ForecastHistory } from './forecast-history.tsx';
import { LatestForecast } from './latest-forecast.tsx';

const GROWTH = [
  { key: 'mbiFy', title: '营业收入', unit: 'millionYuan' },
  { key: 'npFy', title: '净利润', unit: 'millionYuan' },
] as const;
const QUALITY = [
  { key: 'gpMarginFy', title: '毛利率', unit: 'percent' },
  { key: 'profitTaMarginFy', title: '税前利润率', unit: 'percent' },
  { key: 'roeFy', title: 'ROE', unit: 'percent' },
  { key: 'roicFy', title: 'ROIC', unit: 'percent' },
] as const;

/**
 * The tabs of analysts' forecasts: the current ones, growth of revenue and profit, and margins and returns.
 * `empty` is shown when no analyst covers the subject, as for a third of all companies.
 */
export function forecastTabs(entries: ForecastEntries, empty: EmptyText): readonly Tab[] {
  const growth = {
    overview: entries.forecastGrowthOverview,
    history: entries.forecastGrowth,
    measures: GROWTH,
  };
  const quality = {
    overview: entries.forecastQualityOverview,
    history: entries.forecastQuality,
    measures: QUALITY,
  };
  return [
    { key: 'latest', title: '最新预测', parts: [() => <LatestForecast entries={entries} empty={empty} />] },
    { key: 'growth', title: '成长预测', parts: [() => <ForecastHistory {...growth} empty={empty} />] },
    { key: 'quality', title: '质量预测', parts: [() => <ForecastHistory {...quality} empty={empty} />] },
  ];
}
