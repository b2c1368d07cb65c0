import type { ReactElement } from 'react';
import { nameLines } from './name-lines.ts';

export interface RadarAxis {
  readonly name: string;
  /** 0–100; null where there is none. */
  readonly percentile: number | null;
}

const SIZE = 320;
const CENTRE = SIZE / 2;
const RADIUS = 104;

/** Percentiles on axes from one centre; the market's median, 50, is a dashed ring. */
export function RadarChart({
  axes,
  label,
}: {
  readonly axes: readonly RadarAxis[];
  readonly label: string;
}): ReactElement {
  const shape = axes.map(({ percentile }, at) => point(at, axes.length, percentile ?? 0));
  return (
    <svg className="factor-radar" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      {[25, 50, 75, 100].map((level) => (
        <polygon
          key={level}
          className="factor-radar-ring"
          data-median={level === 50 || undefined}
          points={written(axes.map((_, at) => point(at, axes.length, level)))}
        />
      ))}
      {axes.map(({ name, percentile }, at) => {
        const [x, y] = point(at, axes.length, 100);
        const [textX, textY] = point(at, axes.length, 116);
        const lines = nameLines(name, axes.length > MOST_TALL ? 1 : MOST_LINES);
        const side = textX < CENTRE - 4 ? 'end' : textX > CENTRE + 4 ? 'start' : 'middle';
        return (
          <g key={at}>
            <line x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
            <text x={textX} y={textY} textAnchor={side} dominantBaseline="middle">
              <title>{name}</title>
              {lines.map((line, row) => (
                <tspan key={row} x={textX} dy={row === 0 ? `${(1 - lines.length) * 0.6}em` : '1.2em'}>
                  {row < lines.length - 1
                    ? line
                    : `${line} ${percentile === null ? '—' : percentile.toFixed(0)}`}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      <polygon className="factor-radar-shape" points={written(shape)} />
      {axes.map(({ percentile }, at) => {
        if (percentile === null) return null;
        const [x, y] = point(at, axes.length, percentile);
        return <circle key={at} cx={x} cy={y} r="3" />;
      })}
    </svg>
  );
}

/** With more axes than this their names have room for one line each. */
const MOST_TALL = 10;
const MOST_LINES = 3;

type Point = readonly [x: number, y: number];

/** From the top on, clockwise. */
function point(at: number, count: number, percentile: number): Point {
  const angle = (2 * Math.PI * at) / count - Math.PI / 2;
  const length = (percentile / 100) * RADIUS;
  return [CENTRE + length * Math.cos(angle), CENTRE + length * Math.sin(angle)];
}

const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
