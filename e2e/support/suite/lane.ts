import type { Lane } from '../../lane/lane.mjs';

/** The state that the lane of this file keeps between files. */
export const { lane } = globalThis as unknown as { readonly lane: Lane };
