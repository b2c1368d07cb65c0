import type { ReactElement } from 'react';
import './home.css';
import type { Tile } from '../../core/menu/database-tiles.ts';

/** The line drawing of a tile, in the series colours of the theme. Decorative. */
export function TilePicture({ of }: { readonly of: Tile['picture'] }): ReactElement {
  return (
    <svg
      className="shell-home-picture"
      viewBox="0 0 176 120"
      width="160"
      height="110"
      fill="none"
      aria-hidden="true"
    >
      {PICTURES[of]()}
    </svg>
  );
}

/** Left edge, top of the body, its height and direction; the wick reaches 7 beyond either end. */
const CANDLES = [
  [14, 66, 10, 'solid'],
  [24, 60, 12, 'solid'],
  [34, 44, 14, 'solid'],
  [44, 38, 10, 'hollow'],
  [54, 36, 13, 'solid'],
  [64, 30, 12, 'solid'],
  [74, 33, 10, 'hollow'],
  [84, 26, 13, 'solid'],
  [94, 24, 9, 'solid'],
  [104, 22, 12, 'solid'],
  [114, 25, 12, 'hollow'],
  [124, 30, 12, 'solid'],
  [134, 24, 11, 'hollow'],
  [144, 20, 12, 'solid'],
  [154, 22, 9, 'hollow'],
] as const;

const VOLUMES = [8, 10, 7, 12, 6, 9, 8, 11, 7, 9, 13, 8, 10, 7, 9] as const;

const PICTURES: Readonly<Record<Tile['picture'], () => ReactElement>> = {
  candles: () => (
    <>
      {[26, 50, 74].map((y) => (
        <path key={y} d={`M12 ${y}H164`} stroke="var(--c-split)" />
      ))}
      {CANDLES.map(([x, y, height, body], index) => (
        <g key={x}>
          <path
            d={`M${x + 3.5} ${y - 6}V${y + height + 6}`}
            stroke="var(--c-series-1)"
            strokeOpacity={body === 'solid' ? 1 : 0.5}
          />
          <rect
            x={x}
            y={y}
            width="7"
            height={height}
            fill={body === 'solid' ? 'var(--c-series-1)' : 'var(--c-sunken)'}
            stroke="var(--c-series-1)"
            strokeOpacity={body === 'solid' ? 1 : 0.5}
          />
          <rect
            x={x}
            y={108 - (VOLUMES[index] ?? 8)}
            width="7"
            height={VOLUMES[index] ?? 8}
            fill="var(--c-border)"
          />
        </g>
      ))}
      <path
        d="M14 92L44 84 64 76 84 74 104 60 124 48 144 38 162 34"
        stroke="var(--c-series-2)"
        strokeWidth="1.5"
      />
    </>
  ),
  globe: () => (
    <>
      <g stroke="var(--c-border)">
        <circle cx="88" cy="60" r="46" />
        <ellipse cx="88" cy="60" rx="18" ry="46" />
        <ellipse cx="88" cy="60" rx="36" ry="46" />
        <path d="M42 60H134M48 38H128M48 82H128M88 14V106" />
      </g>
      <path d="M66 48C76 26 108 28 120 52" stroke="var(--c-series-1)" strokeWidth="1.6" />
      <path d="M66 48C66 70 84 88 104 84" stroke="var(--c-series-2)" strokeWidth="1.6" />
      <circle cx="66" cy="48" r="3.2" fill="var(--c-series-1)" />
      <circle cx="120" cy="52" r="3.2" fill="var(--c-series-1)" />
      <circle cx="104" cy="84" r="3.2" fill="var(--c-series-2)" />
    </>
  ),
  treemap: () => (
    <>
      <rect x="12" y="12" width="56" height="50" fill="var(--c-series-1)" />
      <rect x="70" y="12" width="44" height="36" fill="var(--c-series-2)" />
      <rect x="116" y="12" width="48" height="36" fill="var(--c-series-5)" />
      <rect x="12" y="64" width="34" height="44" fill="var(--c-series-6)" />
      <rect x="48" y="64" width="20" height="44" fill="var(--c-series-6)" fillOpacity="0.6" />
      <rect x="70" y="50" width="26" height="30" fill="var(--c-series-7)" />
      <rect x="98" y="50" width="28" height="30" fill="var(--c-series-7)" fillOpacity="0.6" />
      <rect x="128" y="50" width="36" height="30" fill="var(--c-border)" />
      <rect x="70" y="82" width="40" height="26" fill="var(--c-border)" />
      <rect x="112" y="82" width="52" height="26" fill="var(--c-split)" />
    </>
  ),
  tree: () => (
    <>
      <g stroke="var(--c-border)">
        <path d="M30 60H54V34H78M54 60V86H78" />
        <path d="M90 34H106V20H124M106 34H124M106 34V48H124M90 86H106V72H124M106 86H124M106 86V100H124" />
      </g>
      <circle cx="24" cy="60" r="7" fill="var(--c-series-1)" />
      <circle cx="84" cy="34" r="5.5" stroke="var(--c-series-2)" strokeWidth="1.6" />
      <circle cx="84" cy="86" r="5.5" stroke="var(--c-series-1)" strokeWidth="1.6" />
      <rect x="124" y="16" width="30" height="8" fill="var(--c-series-2)" />
      <rect x="124" y="30" width="40" height="8" fill="var(--c-series-7)" />
      <rect x="124" y="44" width="24" height="8" fill="var(--c-series-7)" fillOpacity="0.6" />
      <rect x="124" y="68" width="40" height="8" fill="var(--c-series-1)" />
      <rect x="124" y="82" width="28" height="8" fill="var(--c-series-6)" />
      <rect x="124" y="96" width="20" height="8" fill="var(--c-border)" />
    </>
  ),
};
