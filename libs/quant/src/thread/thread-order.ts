import type { FactorInput } from '../factor/factor-input.ts';
import type { Rule, RuleParameters } from '../rules/rule-parameters.ts';

/** The data a thread is started with: the shape of the run, and shared memory for each array. */
export interface ThreadInput extends Omit<FactorInput, 'prices' | 'factor'> {
  readonly buffers: {
    readonly prices: SharedArrayBuffer;
    readonly factor: SharedArrayBuffer;
    /** `sheetBytes`; the caller fills unwritten cells with NaN. */
    readonly sheet: SharedArrayBuffer;
    /** `ReturnOrders.bytes`, zeroed. */
    readonly orders: SharedArrayBuffer;
  };
}

/** An order to a thread: scan a range of dates, report on all of them, or apply a calc rule. */
export type ThreadOrder =
  | { readonly kind: 'scan'; readonly from: number; readonly to: number }
  | { readonly kind: 'report' }
  | {
      readonly kind: 'rule';
      readonly rule: Rule;
      readonly parameters: RuleParameters[Rule];
      /** The number of inputs: the factor, the prices, and both again. */
      readonly inputs: number;
    };
