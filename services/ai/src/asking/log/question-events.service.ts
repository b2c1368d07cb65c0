import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { aiEntries, type QuestionEvent } from '@console/contract-ai';
import { LOGGER } from '@console/node-kit/config';
import { EventStreams, type EventStream } from '@console/node-kit/event-streams';
import type { SignedCall } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import { fromJson } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { LogChannel } from './log-channel.ts';
import { LogReader } from './log-reader.ts';
import type { LoggedEvent } from './question-log.ts';
import { QuestionReader } from '../question-reader.ts';

/** The most events read at once. */
const AT_ONCE = 200;

/** Sends the log of a question to those who read it, from any event on, whichever process writes it. */
@Injectable()
export class QuestionEventsService {
  constructor(
    private readonly database: DataSource,
    private readonly questions: QuestionReader,
    private readonly streams: EventStreams,
    private readonly channel: LogChannel,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Refuses (404) a question that the caller may not read. */
  async stream(
    { session, request, reply }: SignedCall,
    { questionId, after }: { readonly questionId: number; readonly after: number },
  ): Promise<StreamableFile> {
    const last = Number(request.headers['last-event-id'] ?? 0);
    const named = Number.isSafeInteger(last) && last > after ? last : after;
    // Asked at once: the first words of an answer wait for this.
    const [from, answers] = await Promise.all([
      named === 0 ? 0 : this.lastOf(questionId).then((newest) => Math.min(named, newest)),
      this.answersOf(questionId),
      this.questions.check(session, questionId),
    ]);
    const open = answers - (from === 0 ? 0 : await this.endedUntil(questionId, from));
    return this.streams.answer({
      entry: aiEntries.questionEvents,
      session,
      reply,
      follow: (events) => this.follow(events, { questionId, from, open }),
    });
  }

  private follow(
    events: EventStream,
    { questionId, from, open }: { readonly questionId: number; readonly from: number; readonly open: number },
  ): () => void {
    const reader = new LogReader({
      events,
      from,
      open,
      load: (seq) => this.load(questionId, seq),
      failed: (error) => this.logger.warn({ err: error, questionId }, 'a log could not be read'),
    });
    const unfollow = this.channel.followLog(questionId, (added) => reader.wake(added));
    reader.wake([]);
    return () => {
      unfollow();
      reader.close();
    };
  }

  private async load(questionId: number, after: number): Promise<readonly LoggedEvent[]> {
    const rows = await queries(this.database)
      .selectFrom('ai.answer_event')
      .select(['seq', 'body'])
      .where('question_id', '=', questionId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ seq, body }) => ({ seq, event: fromJson(body) as QuestionEvent }));
  }

  /** The newest event: one that is still to come was read by no one, and a reader behind it would wait for ever. */
  private async lastOf(questionId: number): Promise<number> {
    const { last } = await queries(this.database)
      .selectFrom('ai.answer_event')
      .select(sql<number>`COALESCE(MAX(seq), 0)`.as('last'))
      .where('question_id', '=', questionId)
      .executeTakeFirstOrThrow();
    return Number(last);
  }

  /** How many answers have a log. */
  private async answersOf(questionId: number): Promise<number> {
    const { answers } = await queries(this.database)
      .selectFrom('ai.answer')
      .select(({ fn }) => fn.countAll<number>().as('answers'))
      .where('question_id', '=', questionId)
      .where('state', '<>', 'refused')
      .executeTakeFirstOrThrow();
    return Number(answers);
  }

  /** How many answers have their end at an event or before it. */
  private async endedUntil(questionId: number, seq: number): Promise<number> {
    const { ended } = await queries(this.database)
      .selectFrom('ai.answer_event')
      .select(({ fn }) => fn.countAll<number>().as('ended'))
      .where('question_id', '=', questionId)
      .where('seq', '<=', seq)
      .where(sql<boolean>`JSON_VALUE(body, '$.kind') = 'end'`)
      .executeTakeFirstOrThrow();
    return Number(ended);
  }
}
