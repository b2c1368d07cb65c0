import type { KernelMemory } from '../kernel/kernel-memory.ts';
import type { DayRows } from './day-rows.ts';

/** The weights of a date's rows by its factor. The memory is reused for all dates. */
export class DayWeights {
  /** The deviations of the factor from its mean. */
  readonly deviations: Float64Array;
  /**
   * Equal weights, gross 1: long above the factor's median, short below it, each side half, or the whole when
   * there is only one side.
   */
  readonly sides: Float64Array;
  /** Σ of the deviations' squares, and of their sizes. */
  squares = 0;
  gross = 0;

  private readonly out: Float64Array;

  constructor(
    stocks: number,
    private readonly memory: KernelMemory,
  ) {
    this.deviations = memory.doubles(stocks);
    this.sides = memory.doubles(stocks + 1);
    this.out = memory.doubles(2);
  }

  /** Weighs the rows of a date, least factor first in `order`. */
  weigh({ factor, count }: DayRows, order: Uint32Array): void {
    const { deviations, sides, out } = this;
    const { kernel } = this.memory;
    kernel.deviate(factor.byteOffset, count, deviations.byteOffset, out.byteOffset);
    this.squares = out[0] as number;
    this.gross = out[1] as number;
    kernel.takeSides(factor.byteOffset, count, medianOf(factor, order, count), sides.byteOffset);
  }
}

function medianOf(values: Float64Array, order: Uint32Array, count: number): number {
  const at = (place: number): number => values[order[place] as number] as number;
  const middle = count >> 1;
  return count % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}
