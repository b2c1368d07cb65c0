import type { Bounds } from './shares.ts';

/** Bounds of so many, whoever has them. */
export const alike = (count: number): Bounds => ({ all: count, group: count, user: count });
