export interface Walk {
  readonly seed: number;
  /** Ordinates at the left and at the right end. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly swing: number;
  /** Abscissae between two points. */
  readonly step?: number;
}

/**
 * A random walk as the path of an SVG, fixed at both ends, so that the composition stays the same for any
 * noise. The same seed draws the same line.
 */
export function randomWalk({ seed, from, to, width, swing, step = 9 }: Walk): string {
  const steps = Math.round(width / step);
  const random = generator(seed);
  const noise = [0];
  for (let at = 1; at <= steps; at += 1) noise.push((noise[at - 1] ?? 0) * 0.96 + (random() - 0.5) * swing);
  const drift = noise[steps] ?? 0;
  const points = noise.map((value, at) => {
    const share = at / steps;
    const y = from + (to - from) * share * share * (3 - 2 * share) + value - drift * share;
    return `${(share * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The multiplicative generator of Park and Miller. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
