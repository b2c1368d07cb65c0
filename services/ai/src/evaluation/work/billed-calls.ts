import type { CallBook } from '../../models/call-book.ts';
import { costOf } from '../../models/model-calls.ts';
import type { UsableModel } from '../../models/read-models.ts';

/** What the calls for one answer used. */
export interface Bill {
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Whether a model did not report its tokens. */
  readonly estimated: boolean;
  /** Yuan. */
  readonly cost: number;
  /** Milliseconds to the first token; null without one. */
  readonly firstMs: number | null;
}

/** A book that also adds up the calls that end in it. */
export function billedCalls(book: CallBook): { readonly book: CallBook; readonly bill: () => Bill } {
  const prices = new Map<number, UsableModel['price']>();
  let bill: Bill = { tokensIn: 0, tokensOut: 0, estimated: false, cost: 0, firstMs: null };
  return {
    bill: () => bill,
    book: {
      restingUntil: (name) => book.restingUntil(name),
      begin: async (model, tokensIn) => {
        const id = await book.begin(model, tokensIn);
        prices.set(id, model.price);
        return id;
      },
      end: async (id, end) => {
        await book.end(id, end);
        bill = {
          tokensIn: bill.tokensIn + end.tokensIn,
          tokensOut: bill.tokensOut + end.tokensOut,
          estimated: bill.estimated || end.isEstimated,
          cost: bill.cost + Number(costOf(prices.get(id) ?? { input: 0, output: 0 }, end)),
          firstMs: bill.firstMs ?? end.firstMs,
        };
      },
    },
  };
}
