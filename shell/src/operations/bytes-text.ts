const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size as people read it, in powers of 1,000. */
export function bytesText(bytes: number): string {
  let value = bytes;
  let at = 0;
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1000;
    at += 1;
  }
  return `${at === 0 ? value : value.toFixed(1)} ${UNITS[at] ?? ''}`;
}
