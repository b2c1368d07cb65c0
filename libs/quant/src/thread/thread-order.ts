import type { FactorInput } from '../factor/factor-input.ts';

/** What a thread is started with: the shape of the run, and shared memory for each array. */
export interface ThreadInput extends Omit<FactorInput, 'prices' | 'factor'> {
  readonly buffers: {
    readonly prices: SharedArrayBuffer;
    readonly factor: SharedArrayBuffer;
    /** `sheetBytes`; cells nobody wrote are for the caller to make NaN. */
    readonly sheet: SharedArrayBuffer;
    /** `ReturnOrders.bytes`, zeroed. */
    readonly orders: SharedArrayBuffer;
  };
}

/** What a thread is told to do. */
export type ThreadOrder =
  { readonly kind: 'scan'; readonly from: number; readonly to: number } | { readonly kind: 'report' };
