import type { ReactElement } from 'react';
import styles from './login.module.css';

const WIDTH = 808;
const HEIGHT = 324;

/** A quiet field of index lines, one of them lit. Drawn from a fixed seed: the same on every visit. */
export function DataLines(): ReactElement {
  return (
    <svg
      className={styles['lines']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      fill="none"
      aria-hidden="true"
    >
      {[1, 48, 95, 142, 190, 237, 284].map((y) => (
        <path key={y} d={`M0 ${y}H${WIDTH}`} stroke="#fff" strokeOpacity="0.055" />
      ))}
      {Array.from({ length: 40 }, (_, tick) => tick * 20.2 + 4).map((x, tick) => (
        <path key={x} d={`M${x} ${HEIGHT}v${tick % 5 === 0 ? -9 : -4}`} stroke="#fff" strokeOpacity="0.16" />
      ))}
      {CONTEXT.map((path) => (
        <path key={path} d={path} stroke="#8fa3c4" strokeOpacity="0.42" />
      ))}
      <path d={`M${END.x} ${END.y}V${HEIGHT}`} stroke="#fff" strokeOpacity="0.18" strokeDasharray="2 4" />
      <path d={LIT.path} stroke="#3dbdb4" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={END.x} cy={END.y} r="3.2" fill="#3dbdb4" />
    </svg>
  );
}

interface Walk {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly swing: number;
}

/** A random walk tied to both ends, so that the composition holds whatever the noise. */
function walk({ seed, from, to, width, swing }: Walk): { readonly path: string; readonly y: number } {
  const steps = Math.round(width / 9);
  const random = generator(seed);
  const noise = [0];
  for (let step = 1; step <= steps; step += 1)
    noise.push((noise[step - 1] ?? 0) * 0.96 + (random() - 0.5) * swing);
  const drift = noise[steps] ?? 0;
  const points = noise.map((value, step) => {
    const share = step / steps;
    const y = from + (to - from) * share * share * (3 - 2 * share) + value - drift * share;
    return `${(share * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return { path: `M${points.join('L')}`, y: to };
}

/** The multiplicative generator of Park and Miller. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const LIT = walk({ seed: 20_261, from: 258, to: 180, width: 700, swing: 17 });
const END = { x: 700, y: LIT.y };
const CONTEXT = [
  walk({ seed: 71, from: 236, to: 66, width: WIDTH, swing: 17 }).path,
  walk({ seed: 502, from: 170, to: 160, width: WIDTH, swing: 14 }).path,
  walk({ seed: 903, from: 192, to: 196, width: WIDTH, swing: 18 }).path,
  walk({ seed: 1404, from: 278, to: 250, width: WIDTH, swing: 10 }).path,
];
