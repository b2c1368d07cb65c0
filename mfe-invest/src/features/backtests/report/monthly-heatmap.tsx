import { EMPTY, formatNumber } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import { SmallTable, type SmallColumn } from '@console/ui';
import type { CSSProperties, ReactElement } from 'react';
import { figureText } from '../../../figures/figure-text.ts';
import '../sheet-tables.css';
import { Term } from '../term.tsx';

type Heatmap = NonNullable<BacktestReport['monthlyRankIc'][string]>;

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
/** The coefficient from which a cell has its full colour, on which the figure stays legible. */
const FULL = 0.1;
const MOST_INK = 52;
/** The faintest colour of a cell with a figure: below it the two signs look alike. */
const LEAST_INK = 10;

/** Pixels: its rows share the height of the charts beside it; a few rows keep their own. */
const TALL = 262;
const ROW = 40;
const HEAD = 24;

interface MonthlyHeatmapProps {
  readonly years: Heatmap;
  /** The number of days of months with too few, by `YYYY-MM`. */
  readonly thin: ReadonlyMap<string, number>;
}

/**
 * Mean rank IC by month, one row per year: navy above zero, amber below; the figures are hundredths. A
 * month of few days has no colour.
 */
export function MonthlyHeatmap({ years, thin }: MonthlyHeatmapProps): ReactElement {
  return (
    <SmallTable
      className="bt-heatmap"
      height={Math.min(TALL, years.length * ROW + HEAD)}
      rows={years}
      keyOf={({ year }) => year}
      columns={[
        { title: '年份', heading: true, cell: ({ year }) => year },
        ...MONTHS.map((month) => monthColumn(month, thin)),
        {
          title: '全年',
          head: <Term metric="yearlyIc">全年</Term>,
          cell: ({ whole }) => (whole === null ? EMPTY : hundredths(whole)),
          look: () => ({ className: 'bt-heatmap-whole' }),
        },
      ]}
    />
  );
}

function monthColumn(month: number, thin: MonthlyHeatmapProps['thin']): SmallColumn<Heatmap[number]> {
  const valueOf = ({ months }: Heatmap[number]): number | null => months[month - 1] ?? null;
  return {
    title: String(month),
    head: (
      <>
        {month}
        <span className="c-unseen">月</span>
      </>
    ),
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? '' : hundredths(value);
    },
    look: (row) => {
      const days = thin.get(`${row.year}-${String(month).padStart(2, '0')}`);
      const title = cellTitle(row.year, month, valueOf(row));
      return days === undefined
        ? { style: inkOf(valueOf(row)), title }
        : { className: 'bt-heatmap-thin', title: `${title}，仅 ${days} 日` };
    },
  };
}

/** A coefficient in hundredths, of two digits, because twelve are side by side: 5.2, −13. */
function hundredths(value: number): string {
  const figure = value * 100;
  const text = formatNumber(figure, { unit: 'number', decimals: Math.abs(figure) >= 9.95 ? 0 : 1 });
  // Zero is written only for a real zero; the title has the four decimals.
  return value === 0 || /[1-9]/.test(text) ? text : '≈0';
}

const cellTitle = (year: number, month: number, value: number | null): string =>
  `${year} 年 ${month} 月 ${figureText(value, { unit: 'number', decimals: 4 })}`;

/** The strength of a cell's colour, as a custom property that the style sheet mixes by. */
export function inkOf(value: number | null): CSSProperties | undefined {
  if (value === null) return undefined;
  const strength = Math.min(1, Math.abs(value) / FULL);
  const ink = value === 0 ? 0 : Math.round(LEAST_INK + strength * (MOST_INK - LEAST_INK));
  const colour = value < 0 ? 'var(--c-series-3)' : 'var(--c-series-1)';
  return {
    background: `color-mix(in srgb, ${colour} ${ink}%, transparent)`,
    // An edge, clear of the minus, says the sign where faint colours over a dark page do not.
    ...(value < 0 ? { boxShadow: `inset 0 -2px 0 ${colour}` } : {}),
  };
}
