import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import type { WrittenAnswer } from './answer-writer.ts';

/** Stores an answer as it ended, with the tokens and costs of its calls. */
export async function storeAnswer(
  database: DataSource,
  answerId: number,
  {
    text,
    parts,
    checks,
    figures,
    verified,
    state,
    reason,
    totalMs,
  }: WrittenAnswer & { readonly totalMs: number },
): Promise<void> {
  const calls = await queries(database)
    .selectFrom('ai.model_call')
    .select(({ fn }) => [
      sql<number>`COALESCE(${fn.sum('tokens_in')}, 0)`.as('tokensIn'),
      sql<number>`COALESCE(${fn.sum('tokens_out')}, 0)`.as('tokensOut'),
      sql<0 | 1>`COALESCE(${fn.max('estimated')}, 0)`.as('estimated'),
      sql<string>`COALESCE(${fn.sum('cost')}, 0)`.as('cost'),
      fn.min('first_ms').as('firstMs'),
    ])
    .where('answer_id', '=', answerId)
    .executeTakeFirstOrThrow();
  await queries(database)
    .updateTable('ai.answer')
    .set({
      text,
      parts: JSON.stringify(parts),
      checks: JSON.stringify(checks),
      figures,
      verified,
      state,
      reason,
      runner: null,
      tokens_in: Number(calls.tokensIn),
      tokens_out: Number(calls.tokensOut),
      estimated: calls.estimated,
      cost: calls.cost,
      first_ms: calls.firstMs,
      total_ms: totalMs,
    })
    .where('id', '=', answerId)
    .execute();
}
