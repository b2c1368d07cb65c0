import { randomInt } from 'node:crypto';

/** An address nobody else comes from: what is counted by address is counted in a Redis that is shared. */
export const anyAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => String(randomInt(1, 255)))].join('.');
