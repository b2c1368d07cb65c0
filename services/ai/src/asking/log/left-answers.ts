import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { QuestionEvent } from '@console/contract-ai';
import { LOGGER } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import type { Logger } from '@console/node-kit/observe';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { AnswerRunner } from '../answer-runner.ts';
import { LogChannel } from './log-channel.ts';
import type { LoggedEvent } from './question-log.ts';

const BEAT_MS = 5000;
const REASON = '回答的进程已结束';

interface Left {
  readonly id: number;
  readonly questionId: number;
}

/** Ends the answers of processes that are gone as 中断: says that this one lives, and looks for others that do not. */
@Injectable()
export class LeftAnswers implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly runner: AnswerRunner,
    private readonly channel: LogChannel,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.channel.leave(this.runner.name).catch(() => undefined);
  }

  /** Never throws. */
  async beat(): Promise<void> {
    try {
      await this.channel.live(this.runner.name);
      for (const left of await this.left()) await this.end(left);
    } catch (error) {
      this.logger.warn({ err: error }, 'answers of ended processes could not be looked for');
    }
  }

  private async left(): Promise<readonly Left[]> {
    const open = await queries(this.database)
      .selectFrom('ai.answer')
      .select(['id', 'question_id as questionId', 'runner'])
      .where('state', 'in', ['waiting', 'writing'])
      .execute();
    const runners = [...new Set(open.map(({ runner }) => runner ?? ''))].filter(
      (name) => name !== this.runner.name,
    );
    const lives = await Promise.all(runners.map((name) => this.channel.lives(name)));
    const gone = new Set(runners.filter((_, at) => lives[at] === false));
    return open.filter(({ id, runner }) =>
      runner === this.runner.name ? !this.runner.writes(id) : gone.has(runner ?? ''),
    );
  }

  private async end({ id, questionId }: Left): Promise<void> {
    const event: QuestionEvent = {
      kind: 'end',
      answer: id,
      state: 'cut',
      reason: REASON,
      figures: 0,
      verified: 0,
    };
    const logged = await transact(this.database, (manager) => endLeft(manager, { id, questionId }, event));
    if (logged !== null) this.channel.added(questionId, [logged]);
  }
}

/** Null when another process has ended it meanwhile. */
async function endLeft(
  manager: EntityManager,
  { id, questionId }: Left,
  event: QuestionEvent,
): Promise<LoggedEvent | null> {
  const { numUpdatedRows } = await queries(manager)
    .updateTable('ai.answer')
    .set({ state: 'cut', reason: REASON, runner: null, text: await textOf(manager, { id, questionId }) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'writing'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  const { last } = await queries(manager)
    .selectFrom('ai.answer_event')
    .select(sql<number>`COALESCE(MAX(seq), 0)`.as('last'))
    .where('question_id', '=', questionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const seq = Number(last) + 1;
  await queries(manager)
    .insertInto('ai.answer_event')
    .values({ question_id: questionId, seq, body: JSON.stringify(event) })
    .execute();
  return { seq, event };
}

/** What the log has of an answer's text. */
async function textOf(manager: EntityManager, { id, questionId }: Left): Promise<string> {
  const rows = await queries(manager)
    .selectFrom('ai.answer_event')
    .select(sql<string>`JSON_VALUE(body, '$.text')`.as('text'))
    .where('question_id', '=', questionId)
    .where(sql<boolean>`JSON_VALUE(body, '$.kind') = 'text'`)
    .where(sql<boolean>`JSON_VALUE(body, '$.answer') = ${id}`)
    .orderBy('seq')
    .execute();
  return rows.map(({ text }) => text).join('');
}
