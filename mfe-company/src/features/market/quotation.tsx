import { marketChartCalls, marketTables as facts } from '@console/contract-company';
import { rangedChart, table, tabs, valuationBands } from '@console/subject';
import { DateRange, FilterBar } from '@console/ui/data';
import { CandlePanel } from './charts/candle-panel.tsx';
import { profitCharts } from './charts/profit-charts.tsx';

/** The share's daily prices, between two days. */
const quotes = table(facts.quotes, {
  filters: ({ draft, change, bar }) => (
    <FilterBar {...bar}>
      <DateRange
        label="日期"
        placeholder={['开始日期', '结束日期']}
        value={[draft.startTime, draft.endTime]}
        onChange={([startTime, endTime]) => change({ startTime, endTime })}
      />
    </FilterBar>
  ),
  empty: { title: '该公司没有行情', cause: '该股票还没有成交过' },
});

/** Total and float capital over a range of days. */
export const marketValue = rangedChart(marketChartCalls.marketValue, {
  name: 'value',
  label: '市值日期范围',
  empty: { title: '这段时间没有市值数据', cause: '该公司在所选日期之间没有行情' },
});

/** PE, PB and PS within their own percentiles. */
export const valuations = valuationBands(marketChartCalls.valuationLevels);

/** The number of times the share was looked up and put on watch lists. */
const popularities = table(facts.popularities, {
  empty: { title: '该公司没有人气数据', cause: '数据源中还没有该股票的人气统计' },
});

/** The share's prices as charts and by day, and its popularity. */
export const quotation = tabs(
  '市场行情',
  [
    { key: 'charts', title: '走势', parts: [CandlePanel, marketValue] },
    { key: 'quotes', title: '行情数据', parts: [quotes] },
    { key: 'valuation', title: '估值分位', parts: [valuations] },
    { key: 'profit', title: '盈利能力', parts: profitCharts },
    { key: 'popularity', title: '人气热度', parts: [popularities] },
  ],
  'part',
);
