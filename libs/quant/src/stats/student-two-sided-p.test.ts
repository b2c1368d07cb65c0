import { studentTwoSidedP } from './student-two-sided-p.ts';

/** Abramowitz and Stegun 26.7.3 and 26.7.4: for whole degrees of freedom the integral is a finite sum. */
function byFiniteSum(t: number, df: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(df));
  const square = Math.cos(angle) ** 2;
  const odd = df % 2 === 1;
  let term = odd ? Math.cos(angle) : 1;
  let sum = 0;
  for (let power = odd ? 1 : 0; power <= df - 2; power += 2) {
    sum += term;
    term *= ((power + 1) / (power + 2)) * square;
  }
  const inside = odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return 1 - inside;
}

test.each([1, 2, 3, 4, 7, 10, 25, 60, 119, 250, 1000, 2499])('with %d degrees it is the finite sum', (df) => {
  for (const t of [0.01, 0.3, 0.9, 1.2, 1.7, 1.75, 2.1, 3.4, 5.5]) {
    const sum = byFiniteSum(t, df);
    expect(Math.abs(studentTwoSidedP(t, df) - sum)).toBeLessThan(1e-13);
  }
});

test('one degree is Cauchy: p = 2/π · arctan(1/t), out to the far tail', () => {
  for (const t of [1e-8, 0.5, 1, 12.706, 1e4, 1e9]) {
    expect(studentTwoSidedP(t, 1) / ((2 / Math.PI) * Math.atan(1 / t))).toBeCloseTo(1, 12);
  }
});

test('two degrees: p = 1 − t/√(2 + t²), written without cancellation', () => {
  for (const t of [0.1, 1, 4.3027, 100, 1e6]) {
    const root = Math.sqrt(2 + t * t);
    expect(studentTwoSidedP(t, 2) / (2 / (root * (root + t)))).toBeCloseTo(1, 12);
  }
});

const DIGITS = 10n ** 90n;

/** The root of a fixed-point number of 90 digits, by Newton. */
function rootOf(value: bigint): bigint {
  let root = DIGITS;
  for (;;) {
    const next = (root + (value * DIGITS) / root) / 2n;
    if (next === root || next === root - 1n || next === root + 1n) return next;
    root = next;
  }
}

/** The finite sum for even degrees with 90 digits, which leave enough of 1 − A for any p; t in hundredths. */
function exactly(hundredths: bigint, df: bigint): number {
  const square = (hundredths * hundredths * DIGITS) / 10_000n;
  const all = df * DIGITS + square;
  const cosine = (df * DIGITS * DIGITS) / all;
  let term = DIGITS;
  let sum = 0n;
  for (let power = 0n; power <= df - 2n; power += 2n) {
    sum += term;
    term = (((term * (power + 1n)) / (power + 2n)) * cosine) / DIGITS;
  }
  const sine = rootOf((square * DIGITS) / all);
  return Number(DIGITS - (sine * sum) / DIGITS) / 1e90;
}

test.each([2, 4, 12, 58, 250, 1000, 2498])('with %d degrees every digit of a small p is right', (df) => {
  for (const hundredths of [1, 40, 130, 174, 196, 310, 550, 900, 1500]) {
    const ratio = studentTwoSidedP(hundredths / 100, df) / exactly(BigInt(hundredths), BigInt(df));
    expect(Math.abs(ratio - 1)).toBeLessThan(1e-12);
  }
});

test('many degrees are nearly normal', () => {
  expect(studentTwoSidedP(1.959963984540054, 1e9)).toBeCloseTo(0.05, 8);
});

test('the sign does not matter, zero is certain, infinity impossible', () => {
  expect(studentTwoSidedP(-2.5, 9)).toBe(studentTwoSidedP(2.5, 9));
  expect(studentTwoSidedP(0, 9)).toBe(1);
  expect(studentTwoSidedP(Infinity, 9)).toBe(0);
  expect(studentTwoSidedP(1e200, 3)).toBe(0);
});

test('it falls steadily, also where the two ways of computing it meet', () => {
  for (const df of [1, 5, 33, 900]) {
    let before = 1;
    for (let t = 0.05; t < 6; t += 0.05) {
      const p = studentTwoSidedP(t, df);
      expect(p).toBeLessThan(before);
      before = p;
    }
  }
});

test('degrees need not be whole', () => {
  const p = studentTwoSidedP(2, 7.5);
  expect(p).toBeLessThan(studentTwoSidedP(2, 7));
  expect(p).toBeGreaterThan(studentTwoSidedP(2, 8));
});

test('without a t or degrees there is no p', () => {
  expect(studentTwoSidedP(NaN, 5)).toBeNaN();
  expect(studentTwoSidedP(1, NaN)).toBeNaN();
  expect(studentTwoSidedP(1, 0)).toBeNaN();
});

/** From the tables of critical values: the t that p is reached at. */
test.each([
  [1, 12.7062047364, 0.05],
  [1, 63.6567411629, 0.01],
  [2, 4.30265272991, 0.05],
  [3, 3.18244630528, 0.05],
  [5, 4.03214298, 0.01],
  [9, 2.26215716, 0.05],
  [10, 1.81246112281, 0.1],
  [30, 2.0422724563, 0.05],
  [120, 2.61742114477, 0.01],
])('with %d degrees %d is the limit of %d', (df, t, p) => {
  expect(studentTwoSidedP(t, df)).toBeCloseTo(p, 8);
});

test.each([-1, -0, -Infinity, Infinity])('%d is no number of degrees', (df) => {
  expect(studentTwoSidedP(2, df)).toBeNaN();
});

test.each([1e-3, 0.1, 0.5])('even %d of a degree has a p between 0 and 1, and its tail falls', (df) => {
  const [near, far] = [studentTwoSidedP(1, df), studentTwoSidedP(100, df)];
  expect(near).toBeLessThan(1);
  expect(far).toBeLessThan(near);
  expect(far).toBeGreaterThan(0);
});

test('a t too small to be squared counts as zero', () => {
  expect(studentTwoSidedP(1e-200, 5)).toBe(1);
  expect(studentTwoSidedP(-0, 5)).toBe(1);
  expect(studentTwoSidedP(-Infinity, 5)).toBe(0);
});
