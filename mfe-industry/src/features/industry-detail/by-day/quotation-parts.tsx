import { industryTables as facts } from '@console/contract-industry';
import { table, tabs, type Part } from '@console/subject';
import { DateRange, FilterBar } from '@console/ui/data';
import { CapitalPie, MarketValue, Valuations } from './overview-charts.tsx';

const NO_QUOTES = { title: '该行业没有行情', cause: '成份公司为空，或都还没有成交' } as const;

/** The industry's index and sums by day, between two days. */
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
  empty: NO_QUOTES,
});

/** 市场行情: the industry's market value, its index by day and by quarter, and its multiples. */
export const quotation: Part = tabs(
  '市场行情',
  [
    { key: 'charts', title: '走势', parts: [MarketValue, CapitalPie] },
    { key: 'quotes', title: '市场行情', parts: [quotes] },
    { key: 'quarters', title: '行业行情', parts: [table(facts.quotation, { empty: NO_QUOTES })] },
    { key: 'valuation', title: '估值分位', parts: [Valuations] },
  ],
  'part',
);
