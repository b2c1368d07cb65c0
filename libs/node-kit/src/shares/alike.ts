import type { Bounds } from './shares.ts';

/** The same bound for all, for a group and for a user. */
export const alike = (count: number): Bounds => ({ all: count, group: count, user: count });
