import type { KernelMemory } from '../kernel-memory.ts';

/** Arrays of a memory with values in them, and as many cells behind these as are asked for. */
export interface Arrays {
  readonly doubles: (values: ArrayLike<number>, spare?: number) => Float64Array;
  readonly words: (values: ArrayLike<number>, spare?: number) => Uint32Array;
  readonly halves: (values: ArrayLike<number>, spare?: number) => Uint16Array;
  readonly bytes: (values: ArrayLike<number>, spare?: number) => Uint8Array;
}

/** What puts values into arrays of a memory. */
export function arraysOf(memory: KernelMemory): Arrays {
  const filled = <Cells extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
    cells: Cells,
    values: ArrayLike<number>,
  ): Cells => {
    cells.set(values);
    return cells;
  };
  return {
    doubles: (values, spare = 0) => filled(memory.doubles(values.length + spare), values),
    words: (values, spare = 0) => filled(memory.words(values.length + spare), values),
    halves: (values, spare = 0) => filled(memory.halves(values.length + spare), values),
    bytes: (values, spare = 0) => filled(memory.bytes(values.length + spare), values),
  };
}

/** The places of values, the least value's first, equal ones in their order. */
export const placesOf = (values: readonly number[]): number[] =>
  Array.from(values.keys()).sort((a, b) => (values[a] ?? NaN) - (values[b] ?? NaN) || a - b);
