import type { ReactElement } from 'react';
import { randomWalk } from '../../core/brand/random-walk.ts';
import './lock.css';

const WIDTH = 1440;
const HEIGHT = 274;

/** The login page's motif over the whole width: the lines stretch with the screen, their strokes do not. */
export function LockLines(): ReactElement {
  return (
    <div className="shell-lock-lines" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" fill="none">
        {[1, 41, 81, 121, 160, 200, 240].map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} stroke="#fff" strokeOpacity="0.055" />
        ))}
        {Array.from({ length: 40 }, (_, tick) => (
          <path
            key={tick}
            d={`M${tick * 36} ${HEIGHT}v${tick % 5 === 0 ? -9 : -4}`}
            stroke="#fff"
            strokeOpacity="0.16"
          />
        ))}
        {CONTEXT.map((path) => (
          <path key={path} d={path} stroke="#8fa3c4" strokeOpacity="0.42" />
        ))}
        <path d={`M${END.x} ${END.y}V${HEIGHT}`} stroke="#fff" strokeOpacity="0.18" strokeDasharray="2 4" />
        <path d={LIT} stroke="#3dbdb4" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span style={{ left: `${(END.x / WIDTH) * 100}%`, top: `${(END.y / HEIGHT) * 100}%` }} />
    </div>
  );
}

const STEP = 12;
const END = { x: 1246, y: 31 };
const LIT = randomWalk({ seed: 20_261, from: 212, to: END.y, width: END.x, swing: 17, step: STEP });
const CONTEXT = [
  randomWalk({ seed: 71, from: 212, to: 77, width: WIDTH, swing: 17, step: STEP }),
  randomWalk({ seed: 502, from: 140, to: 99, width: WIDTH, swing: 14, step: STEP }),
  randomWalk({ seed: 903, from: 161, to: 159, width: WIDTH, swing: 18, step: STEP }),
  randomWalk({ seed: 1404, from: 236, to: 211, width: WIDTH, swing: 10, step: STEP }),
];
