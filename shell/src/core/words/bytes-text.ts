const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A size as people read it, in powers of 1,024 as limits are. */
export function bytesText(bytes: number): string {
  let value = bytes;
  let at = 0;
  while (value >= STEP && at < UNITS.length - 1) {
    value /= STEP;
    at += 1;
  }
  return `${Number(value.toFixed(1))} ${UNITS[at] ?? ''}`;
}
