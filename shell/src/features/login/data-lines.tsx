import type { ReactElement } from 'react';
import { randomWalk } from '../../core/brand/random-walk.ts';
import './login.css';

const WIDTH = 808;
const HEIGHT = 324;

/** A quiet field of index lines, one of them lit. Drawn from a fixed seed: the same on every visit. */
export function DataLines(): ReactElement {
  return (
    <svg
      className="shell-login-lines"
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
      <path d={LIT} stroke="#3dbdb4" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={END.x} cy={END.y} r="3.2" fill="#3dbdb4" />
    </svg>
  );
}

const END = { x: 700, y: 180 };
const LIT = randomWalk({ seed: 20_261, from: 258, to: END.y, width: END.x, swing: 17 });
const CONTEXT = [
  randomWalk({ seed: 71, from: 236, to: 66, width: WIDTH, swing: 17 }),
  randomWalk({ seed: 502, from: 170, to: 160, width: WIDTH, swing: 14 }),
  randomWalk({ seed: 903, from: 192, to: 196, width: WIDTH, swing: 18 }),
  randomWalk({ seed: 1404, from: 278, to: 250, width: WIDTH, swing: 10 }),
];
