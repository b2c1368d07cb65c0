import type { ReactElement } from 'react';
import { axisTicks } from './axis-ticks.ts';
import { figureText } from './figure-text.ts';

export interface HistogramProps {
  /** Equally wide, from least to most. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly median: number;
}

/** How often each value comes; the median is a line. */
export function Histogram({ bins, median }: HistogramProps): ReactElement {
  const [from, to] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const counts = axisTicks(0, Math.max(1, ...bins.map(({ count }) => count)), 4);
  const step = (counts[1] ?? 1) - (counts[0] ?? 0);
  const top = Math.max(...bins.map(({ count }) => Math.ceil(count / step) * step), step);
  const widthOf = (value: number): number => (to > from ? ((value - from) / (to - from)) * 100 : 50);
  const rows = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step);
  const summary = `分布直方图，${bins.length} 个区间，从 ${figureText(from)} 到 ${figureText(to)}，中位 ${figureText(median)}`;
  return (
    <div className="factor-histogram" role="img" aria-label={summary}>
      <div className="factor-histogram-plot" aria-hidden="true">
        {rows.map((row) => (
          <i key={row} style={{ bottom: `${(row / top) * 100}%` }}>
            <span>{row.toLocaleString('en-US')}</span>
          </i>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {bins.map((bin) => (
            <rect
              key={bin.from}
              // Of one value alone there is one bar, in the middle.
              x={to > from ? widthOf(bin.from) + 0.15 : 40}
              width={to > from ? Math.max(0.2, 100 / bins.length - 0.3) : 20}
              y={100 - (bin.count / top) * 100}
              height={(bin.count / top) * 100}
            >
              <title>{`${figureText(bin.from)} 至 ${figureText(bin.to)}：${bin.count}`}</title>
            </rect>
          ))}
          <line x1={widthOf(median)} x2={widthOf(median)} y1="0" y2="100" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="factor-histogram-axis" aria-hidden="true">
        {axisTicks(from, to, 5).map((tick) => (
          <span key={tick} style={{ left: `${widthOf(tick)}%` }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** As short as it is exact: 20, 0.05, 1.2e9 in 亿. */
function tickText(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e8) return `${Number((value / 1e8).toPrecision(3))} 亿`;
  if (size >= 1e4) return `${Number((value / 1e4).toPrecision(3))} 万`;
  return String(Number(value.toPrecision(6))).replace('-', '\u2212');
}
