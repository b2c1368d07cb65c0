/** The first day's index. */
const START = 1000;

export interface ChainLink {
  readonly code: string;
  readonly returnRate: number | null;
  readonly capital: number | null;
  readonly highCapital: number | null;
  readonly lowCapital: number | null;
}

export type IndexValues = readonly [close: number, high: number | null, low: number | null];

/** Chains the returns of many industries, fed in the order of days. */
export class IndexChain {
  /** The latest close by code. */
  constructor(private readonly closes: Map<string, number>) {}

  /** The indexes of the code's next day; a day without a return leaves the close where it was. */
  next({ code, returnRate, capital, highCapital, lowCapital }: ChainLink): IndexValues {
    const before = this.closes.get(code);
    const close = before === undefined ? START : before * (1 + (returnRate ?? 0));
    this.closes.set(code, close);
    const scaled = (part: number | null): number | null =>
      part === null || capital === null || capital === 0 ? null : (close * part) / capital;
    return [close, scaled(highCapital), scaled(lowCapital)];
  }
}
