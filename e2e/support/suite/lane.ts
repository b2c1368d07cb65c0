import type { Lane } from '../../lane/lane.mjs';

/** What the lane in which this file runs keeps from file to file. */
export const { lane } = globalThis as unknown as { readonly lane: Lane };
