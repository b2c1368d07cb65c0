import { Random } from '../world/random.ts';
import type { DemoWorld } from '../world/world.ts';

/**
 * Calls `visit` for every month of a story, `2024-03`, ascending, with a stream of random numbers for each year
 * under the label: what a month draws may depend on what was known when it began, and nothing else.
 */
export function eachMonth(
  { start, end }: Pick<DemoWorld, 'start' | 'end'>,
  label: string,
  visit: (month: string, random: Random) => void,
): void {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    const random = new Random(`${label} ${year}`);
    for (let of = 1; of <= 12; of += 1) {
      const month = `${year}-${String(of).padStart(2, '0')}`;
      if (month >= first && month <= last) visit(month, random);
    }
  }
}
