/** Bounded resources shared fairly among callers: of each address, user and tenant so much, the next in turn. */
export { alike } from './alike.ts';
export { fullRefusal } from './full-refusal.ts';
export { sharerOf } from './sharer-of.ts';
export type { Sharer } from './sharer.ts';
export { Shares, type Bounds, type Full, type GiveBack } from './shares.ts';
export { Turns, type TurnsOptions } from './turns.ts';
