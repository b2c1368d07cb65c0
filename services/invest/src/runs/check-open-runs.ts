import { OPEN_JOB_STATES, Refusal, type JobName, type Message } from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

interface OpenRuns {
  readonly name: JobName;
  /** The most of them that may wait or run. */
  readonly most: number;
  /** Its text names `{count}` and `{most}`. */
  readonly refusal: Message;
}

/**
 * Refuses another run of a kind where the user has the most allowed; another call for the same user waits until the
 * transaction ends. Call it before any read of the transaction, whose snapshot would otherwise be from before the wait.
 */
export async function checkOpenRuns(
  manager: EntityManager,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: number },
  { name, most, refusal }: OpenRuns,
): Promise<void> {
  await queries(manager)
    .insertInto('invest.backtest_turn')
    .values({ tenant_id: tenantId, user_id: userId })
    .onDuplicateKeyUpdate({ user_id: userId })
    .execute();
  const { open } = await queries(manager)
    .selectFrom('invest.job')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', OPEN_JOB_STATES)
    .where('submitted_by', '=', userId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const count = Number(open);
  if (count >= most) throw new Refusal(refusal, { count, most });
}
