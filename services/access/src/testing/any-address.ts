import { randomInt } from 'node:crypto';

/** A random address: what is counted by address is counted in a shared Redis. */
export const anyAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => String(randomInt(1, 255)))].join('.');
