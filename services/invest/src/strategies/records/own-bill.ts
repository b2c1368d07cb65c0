import { MESSAGES, Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';

/**
 * The day of a bill of the strategy.
 * @throws Refusal notFound of a bill that is not the strategy's
 */
export async function billDate(database: Querying, strategyId: number, billId: number): Promise<string> {
  const bill = await queries(database)
    .selectFrom('invest.strategy_bill')
    .select('bill_date as date')
    .where('strategy_id', '=', strategyId)
    .where('id', '=', billId)
    .executeTakeFirst();
  if (bill === undefined) throw new Refusal(MESSAGES.notFound);
  return bill.date;
}
