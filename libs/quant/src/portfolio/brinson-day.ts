/** A sector on one day, of a portfolio and of its benchmark. */
export interface SectorDay {
  /** Its share of the portfolio at the close before, a fraction. */
  readonly weight: number;
  /** What that part earned; ignored where the weight is 0. */
  readonly earned: number;
  readonly benchmarkWeight: number;
  /** Ignored where the benchmark's weight is 0. */
  readonly benchmarkEarned: number;
}

export interface Effects {
  /** More of a sector that did better than the benchmark, or less of one that did worse. */
  readonly allocation: number;
  /** Better stocks within a sector, at the benchmark's weight. */
  readonly selection: number;
  /** Better stocks in a sector of which there is more. */
  readonly interaction: number;
}

export const NO_EFFECTS: Effects = { allocation: 0, selection: 0, interaction: 0 };

/**
 * The effects of Brinson, Hood and Beebower on one day, allocation as Brinson and Fachler measure it, against the
 * benchmark's whole return; they add up to the difference of the two returns where the weights of each add up to 1. A
 * sector that one of the two does not have counts as if it earned there what the other has in it, so that all of it is
 * allocation.
 *
 * @returns in the order of the sectors
 */
export function brinsonDay(sectors: readonly SectorDay[]): Effects[] {
  const whole = sectors.reduce(
    (sum, { benchmarkWeight, benchmarkEarned }) =>
      sum + (benchmarkWeight === 0 ? 0 : benchmarkWeight * benchmarkEarned),
    0,
  );
  return sectors.map((sector) => {
    const { weight, benchmarkWeight } = sector;
    if (weight === 0 && benchmarkWeight === 0) return NO_EFFECTS;
    const theirs = benchmarkWeight === 0 ? sector.earned : sector.benchmarkEarned;
    const ours = weight === 0 ? theirs : sector.earned;
    return {
      allocation: (weight - benchmarkWeight) * (theirs - whole),
      selection: benchmarkWeight * (ours - theirs),
      interaction: (weight - benchmarkWeight) * (ours - theirs),
    };
  });
}
