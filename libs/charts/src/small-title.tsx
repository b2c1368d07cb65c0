import { UNITS, type UnitId } from '@console/contract-core';
import type { ReactElement } from 'react';
import type { ChartSeries, ChartSpec } from './chart-spec.ts';
import type { ChartTokens } from './look/chart-tokens.ts';
import { lineColours } from './look/line-colours.ts';
import { figureText, plainText } from './option/drawn.ts';
import { captionOf } from './words/caption-of.ts';

interface SmallTitleProps {
  readonly spec: ChartSpec;
  readonly tokens: ChartTokens;
}

/** The title of a small chart with its unit, and its last figures: of lines, with their names in their colours. */
export function SmallTitle({ spec, tokens }: SmallTitleProps): ReactElement {
  return (
    <>
      <span className="chart-caption chart-small-title" title={captionOf(spec)}>
        {spec.title}
        <i>{unitOf(spec)}</i>
      </span>
      {spec.kind === 'bar-line' && (
        <span className="chart-latest">
          {spec.bars.map((bar) => (
            <b key={bar.name}>{plainText(lastOf(bar), bar)}</b>
          ))}
          {spec.lines.map((line) => (
            <Change key={line.name} line={line} />
          ))}
        </span>
      )}
      {spec.kind === 'line' && (
        <span className="chart-latest">
          {lineColours(spec.series, tokens).map(({ ink }, at) => {
            const line = spec.series[at];
            return (
              line && (
                <span
                  key={line.name}
                  style={{ color: ink }}
                >{`${line.name} ${figureText(lastOf(line), line)}`}</span>
              )
            );
          })}
        </span>
      )}
    </>
  );
}

/** The last figure of a line over bars: a ratio of growth, in the colour of its side. */
function Change({ line }: { readonly line: ChartSeries }): ReactElement {
  const value = lastOf(line);
  const side = value === null || value === 0 ? undefined : value > 0 ? 'chart-up' : 'chart-down';
  return <span className={side}>{figureText(value, { ...line, signed: true })}</span>;
}

const lastOf = ({ values }: ChartSeries): number | null => values.at(-1) ?? null;

/** The units of the figures, percent left to the ticks. */
function unitOf(spec: ChartSpec): string {
  const series =
    spec.kind === 'bar-line' ? [...spec.bars, ...spec.lines] : spec.kind === 'line' ? spec.series : [];
  const units = new Set<UnitId>(series.map(({ unit }) => unit));
  units.delete('percent');
  return [...units].map((unit) => UNITS[unit].text).join('、');
}
