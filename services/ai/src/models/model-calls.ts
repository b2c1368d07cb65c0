import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDate, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import type { CallBook, CallEnd } from './call-book.ts';
import type { UsableModel } from './read-models.ts';
import { restingUntil } from './resting.ts';

/** For whom a model is asked. */
export interface CallOwner {
  readonly tenantId: string;
  readonly userId: number;
  readonly topicId: number | null;
  readonly answerId: number | null;
}

/** What became of a model's calls in the last hour. */
export interface CallFigures {
  readonly calls: number;
  readonly failures: number;
  /** Mean milliseconds to the first token; null without any. */
  readonly firstMs: number | null;
  readonly totalMs: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What counts against a model: a stop by its reader does not. */
const FAILURES = ['failed', 'silent', 'cut'] as const;
const NO_CALLS: CallFigures = { calls: 0, failures: 0, firstMs: null, totalMs: null };

/** The calls of models in the database, from which every process knows which of them rests. */
@Injectable()
export class ModelCalls {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The calls for one owner. */
  of(owner: CallOwner): CallBook {
    const prices = new Map<number, UsableModel['price']>();
    return {
      begin: async (model, tokensIn) => {
        const id = await this.begin(owner, model, tokensIn);
        prices.set(id, model.price);
        return id;
      },
      end: (id, end) => this.end(id, end, prices.get(id) ?? { input: 0, output: 0 }),
      restingUntil: (name) => this.restingUntil(name),
    };
  }

  /** The end of a model's rest, in milliseconds since the epoch; null when it may be asked. */
  async restingUntil(name: string): Promise<number | null> {
    const now = this.clock.now();
    const failures = await queries(this.database)
      .selectFrom('ai.model_call')
      .select(sql<number>`at_ms + COALESCE(total_ms, 0)`.as('at'))
      .where('model', '=', name)
      .where('at_ms', '>', now - 5 * MINUTE_MS)
      .where('outcome', 'in', FAILURES)
      .execute();
    return restingUntil(
      failures.map(({ at }) => Number(at)),
      now,
    );
  }

  /** By the names of the models. */
  async lastHour(): Promise<(name: string) => CallFigures> {
    const rows = await queries(this.database)
      .selectFrom('ai.model_call')
      .select((e) => [
        'model',
        e.fn.countAll<number>().as('calls'),
        sql<number>`SUM(outcome IN (${sql.join(FAILURES)}))`.as('failures'),
        e.fn.avg<number | null>('first_ms').as('firstMs'),
        e.fn.avg<number | null>('total_ms').as('totalMs'),
      ])
      .where('at_ms', '>', this.clock.now() - HOUR_MS)
      .where('outcome', '<>', 'running')
      .groupBy('model')
      .execute();
    const byName = new Map(rows.map(({ model, ...figures }) => [model, figuresOf(figures)]));
    return (name) => byName.get(name) ?? NO_CALLS;
  }

  private async begin(owner: CallOwner, model: UsableModel, tokensIn: number): Promise<number> {
    const now = this.clock.now();
    const { insertId } = await queries(this.database)
      .insertInto('ai.model_call')
      .values({
        tenant_id: owner.tenantId,
        user_id: owner.userId,
        topic_id: owner.topicId,
        answer_id: owner.answerId,
        model: model.name,
        at_ms: now,
        day: shanghaiDate(now),
        outcome: 'running',
        first_ms: null,
        total_ms: null,
        tokens_in: tokensIn,
        tokens_out: 0,
        estimated: 1,
        cost: costOf(model.price, { tokensIn, tokensOut: 0 }),
      })
      .executeTakeFirstOrThrow();
    return Number(insertId);
  }

  private async end(id: number, end: CallEnd, price: UsableModel['price']): Promise<void> {
    await queries(this.database)
      .updateTable('ai.model_call')
      .set({
        outcome: end.outcome,
        first_ms: end.firstMs,
        total_ms: end.totalMs,
        tokens_in: end.tokensIn,
        tokens_out: end.tokensOut,
        estimated: end.isEstimated ? 1 : 0,
        cost: costOf(price, end),
      })
      .where('id', '=', id)
      .execute();
  }
}

const MILLION = 1_000_000;

/** The cost of a call in yuan. */
export const costOf = (
  { input, output }: UsableModel['price'],
  { tokensIn, tokensOut }: Pick<CallEnd, 'tokensIn' | 'tokensOut'>,
): string => ((tokensIn * input + tokensOut * output) / MILLION).toFixed(6);

const wholeOrNull = (value: number | string | null): number | null =>
  value === null ? null : Math.round(Number(value));

const figuresOf = ({ calls, failures, firstMs, totalMs }: CallFigures): CallFigures => ({
  calls: Number(calls),
  failures: Number(failures),
  firstMs: wholeOrNull(firstMs),
  totalMs: wholeOrNull(totalMs),
});
