/**
 * The probability that a Student t variable of `df` degrees of freedom is as far from 0 as `t` or farther:
 * the regularised incomplete beta function I_x(df/2, 1/2) at x = df / (df + t²). `df` need not be whole.
 * Relative error about 1e-13. NaN when either is missing or df is not a number above zero.
 */
export function studentTwoSidedP(t: number, df: number): number {
  if (Number.isNaN(t) || !(df > 0 && df < Infinity)) return NaN;
  const square = (t * t) / df;
  if (square === 0) return 1;
  if (square === Infinity) return 0;
  const a = df / 2;
  // x and 1 − x, each without cancellation.
  const x = 1 / (1 + square);
  const rest = square / (1 + square);
  const front = (Math.exp(-a * Math.log1p(square)) * Math.sqrt(rest) * gammaRatio(a)) / Math.sqrt(Math.PI);
  // The fraction converges fast on the near side of the mean; the far side is one minus its mirror.
  if (x < (a + 1) / (a + 2.5)) return (front * betaFraction(x, a, 0.5)) / a;
  return 1 - (front * betaFraction(rest, 0.5, a)) / 0.5;
}

/**
 * Γ(a + ½) / Γ(a) without the cancellation of two logarithms: Stirling's quotient far out, brought back by
 * R(a) = R(a + 1) · a / (a + ½).
 */
function gammaRatio(a: number): number {
  let back = 1;
  let far = a;
  for (; far < 40; far += 1) back *= far / (far + 0.5);
  // In powers of 1/far: the expansion of Γ(z + ½) / (√z Γ(z)).
  const u = 1 / far;
  const series = 1 + u * (-1 / 8 + u * (1 / 128 + u * (5 / 1024 + u * (-21 / 32768 + u * (-399 / 262144)))));
  const tail = u ** 6 * (869 / 4194304 + u * (39325 / 33554432));
  return back * Math.sqrt(far) * (series + tail);
}

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let numerator = 1;
  let denominator = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = denominator;
  for (let step = 1; step < 100_000; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    denominator = 1 / away(1 + even * denominator);
    numerator = away(1 + even / numerator);
    fraction *= denominator * numerator;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    denominator = 1 / away(1 + odd * denominator);
    numerator = away(1 + odd / numerator);
    const change = denominator * numerator;
    fraction *= change;
    if (Math.abs(change - 1) < Number.EPSILON) break;
  }
  return fraction;
}

/** Never zero, so that it can be divided by. */
function away(value: number): number {
  return Math.abs(value) < 1e-300 ? 1e-300 : value;
}
