/**
 * Bounded resources shared fairly among callers: a share for each address, user and tenant, and a queue for
 * the next.
 */
export { alike } from './alike.ts';
export { fullRefusal } from './full-refusal.ts';
export { sharerOf } from './sharer-of.ts';
export type { Sharer } from './sharer.ts';
export { Shares, type Bounds, type Full, type GiveBack } from './shares.ts';
export { Turns, type TurnsOptions } from './turns.ts';
