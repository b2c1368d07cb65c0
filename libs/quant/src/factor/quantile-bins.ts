import type { KernelMemory } from '../kernel/kernel-memory.ts';

/**
 * Divides a date's rows into quantiles as pd.qcut does: edges by linear interpolation at 0, 1/Q … 1 of the
 * sorted factor, bin q the half-open (edge[q − 1], edge[q]], the lowest value in the first. All
 * floating-point steps are numpy's, so that a value on an edge falls on the same side.
 */
export class QuantileBins {
  private readonly shares: Float64Array;
  private readonly edges: Float64Array;

  constructor(
    private readonly quantiles: number,
    private readonly memory: KernelMemory,
  ) {
    this.edges = memory.doubles(quantiles + 1);
    const step = 1 / quantiles;
    this.shares = Float64Array.from({ length: quantiles + 1 }, (_, at) => (at === quantiles ? 1 : at * step));
  }

  /**
   * Writes each row's quantile, 1 … Q, for the rows `order[from … to − 1]`, in ascending order of the factor.
   * The arrays are in the kernel's memory.
   * @returns false, with nothing written, where two edges are equal or there is no row
   */
  bin(factor: Float64Array, order: Uint32Array, from: number, to: number, bins: Uint8Array): boolean {
    if (to <= from || !this.findEdges(factor, order, from, to - from)) return false;
    this.memory.kernel.binRows(
      factor.byteOffset,
      order.byteOffset + from * order.BYTES_PER_ELEMENT,
      to - from,
      this.edges.byteOffset,
      this.quantiles,
      bins.byteOffset,
    );
    return true;
  }

  private findEdges(factor: Float64Array, order: Uint32Array, from: number, count: number): boolean {
    const { edges, shares, quantiles } = this;
    const sorted = (at: number): number => factor[order[from + at] as number] as number;
    for (let at = 0; at <= quantiles; at += 1) {
      const place = (count - 1) * (shares[at] as number);
      const below = Math.floor(place);
      const low = sorted(below);
      const high = sorted(Math.min(below + 1, count - 1));
      const part = place - below;
      edges[at] = part >= 0.5 ? high - (high - low) * (1 - part) : low + (high - low) * part;
      if (at > 0 && edges[at] === edges[at - 1]) return false;
    }
    return true;
  }
}
