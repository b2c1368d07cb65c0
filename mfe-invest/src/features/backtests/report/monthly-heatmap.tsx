import { EMPTY, formatNumber } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import type { CSSProperties, ReactElement } from 'react';
import { figureText } from '../figure-text.ts';
import '../sheet-tables.css';
import { Term } from '../term.tsx';

type Heatmap = NonNullable<BacktestReport['monthlyRankIc'][string]>;

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
/** At this coefficient a cell has its full ink, which still leaves the figure dark on it. */
const FULL = 0.1;
const MOST_INK = 52;

/** Its rows share the height of the charts beside it; few of them keep theirs. */
const TALL = 262;
const ROW = 40;
const HEAD = 24;

interface MonthlyHeatmapProps {
  readonly years: Heatmap;
  /** Days that are known of months with few of them, by `YYYY-MM`. */
  readonly thin: ReadonlyMap<string, number>;
}

/**
 * Mean rank IC by month, a year a row: navy above zero, amber below; the figures are hundredths. A month of few days
 * has no colour.
 */
export function MonthlyHeatmap({ years, thin }: MonthlyHeatmapProps): ReactElement {
  return (
    <table className="bt-heatmap" style={{ height: Math.min(TALL, years.length * ROW + HEAD) }}>
      <thead>
        <tr>
          <th scope="col">年份</th>
          {MONTHS.map((month) => (
            <th key={month} scope="col" aria-label={`${month} 月`}>
              {month}
            </th>
          ))}
          <th scope="col">
            <Term metric="yearlyIc">全年</Term>
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, months, whole }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {months.map((value, at) => {
              const days = thin.get(`${year}-${String(at + 1).padStart(2, '0')}`);
              const title = cellTitle(year, at + 1, value);
              return days === undefined ? (
                <td key={at} style={inkOf(value)} title={title}>
                  {value === null ? '' : hundredths(value)}
                </td>
              ) : (
                <td key={at} data-thin="true" title={`${title}，仅 ${days} 日`}>
                  {value === null ? '' : hundredths(value)}
                </td>
              );
            })}
            <td className="bt-heatmap-whole">{whole === null ? EMPTY : hundredths(whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Three digits at most, for twelve stand beside one another: 5.2, −13, .03. */
function hundredths(value: number): string {
  const figure = value * 100;
  const text = (decimals: number): string => formatNumber(figure, { unit: 'number', decimals });
  if (Math.abs(figure) >= 9.95) return text(0);
  if (value === 0 || /[1-9]/.test(text(1))) return text(1);
  // Zero is written of a real zero alone.
  return /[1-9]/.test(text(2)) ? text(2).replace('0.', '.') : '≈0';
}

const cellTitle = (year: number, month: number, value: number | null): string =>
  `${year} 年 ${month} 月 ${figureText(value, { unit: 'number', decimals: 4 })}`;

/** How deep a cell is coloured, as a custom property the style sheet mixes by. */
export function inkOf(value: number | null): CSSProperties | undefined {
  if (value === null) return undefined;
  const ink = Math.round(Math.min(1, Math.abs(value) / FULL) * MOST_INK);
  const colour = value < 0 ? 'var(--c-series-3)' : 'var(--c-series-1)';
  return { background: `color-mix(in srgb, ${colour} ${ink}%, transparent)` };
}
