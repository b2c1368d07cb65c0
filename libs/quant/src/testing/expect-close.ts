/** Expects every value within `reach` of the expected one (of 1, or of itself where greater), and missing where that is. */
export function expectClose(found: ArrayLike<number>, expected: ArrayLike<number>, reach = 1e-12): void {
  expect(found.length).toBe(expected.length);
  const far = Array.from(expected, (value, at) => {
    const own = found[at] ?? NaN;
    const isClose = Object.is(own, value) || Math.abs(own - value) <= reach * Math.max(1, Math.abs(value));
    return isClose ? null : `${at}: ${own}, not ${value}`;
  });
  expect(far.filter((place) => place !== null)).toEqual([]);
}
