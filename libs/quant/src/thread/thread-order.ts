import type { FactorInput } from '../factor/factor-input.ts';
import type { Rule, RuleParameters } from '../rules/rule-parameters.ts';

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

/** What a thread is told to do: scan a range of dates, report on all of them, or apply a calc rule. */
export type ThreadOrder =
  | { readonly kind: 'scan'; readonly from: number; readonly to: number }
  | { readonly kind: 'report' }
  | {
      readonly kind: 'rule';
      readonly rule: Rule;
      readonly parameters: RuleParameters[Rule];
      /** How many: the factor, the prices, and both once more. */
      readonly inputs: number;
    };
