/**
 * Whether `version` meets a caret range `^x.y.z` as semver reads it: the same leftmost part that is not 0, and
 * nothing smaller. Any other range is met by that version alone.
 */
export function meetsCaret(range: string, version: string): boolean {
  if (!range.startsWith('^')) return range === version;
  const [wanted, given] = [numbers(range.slice(1)), numbers(version)];
  if (wanted === null || given === null) return false;
  const leading = wanted.findIndex((part) => part !== 0);
  const fixed = leading === -1 ? 3 : leading + 1;
  if (wanted.slice(0, fixed).some((part, index) => part !== given[index])) return false;
  const difference = wanted.map((part, index) => (given[index] ?? 0) - part).find((each) => each !== 0);
  return (difference ?? 0) >= 0;
}

function numbers(version: string): readonly number[] | null {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1);
  return parts ? parts.map(Number) : null;
}
