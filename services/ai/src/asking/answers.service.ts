import { Inject, Injectable } from '@nestjs/common';
import {
  ASKING_MESSAGES,
  isOpenAnswer,
  type aiEntries,
  type Answer,
  type Question,
} from '@console/contract-ai';
import {
  MESSAGES,
  Refusal,
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type Session,
} from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Audit } from '@console/node-kit/records';
import type { Selectable } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { LogChannel } from './log/log-channel.ts';
import { answerOf, isExpert, QuestionReader } from './question-reader.ts';

type MarkInput = InputOf<typeof aiEntries.markAnswer>;
type ExpertInput = InputOf<typeof aiEntries.answerAsExpert>;

/** What people do with answers: stop them, mark them, write their own beside them. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly database: DataSource,
    private readonly channel: LogChannel,
    private readonly audit: Audit,
    private readonly questions: QuestionReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Ends the model's stream, in whichever process it runs. Refuses one that has ended, and others' (404). */
  async stop(session: Session, answerId: number): Promise<void> {
    await transact(this.database, async (manager) => {
      const answer = await lockAnswer(manager, session, answerId);
      if (answer.user_id !== session.userId) throw new Refusal(MESSAGES.notFound);
      if (!isOpenAnswer(answer.state)) throw new Refusal(ASKING_MESSAGES.notOpen);
      await this.record(manager, session, { action: 'stop-answer', subject: `answer:${answerId}` });
    });
    this.channel.stop(answerId);
  }

  async mark(session: Session, { answerId, mark, reason }: MarkInput): Promise<Answer> {
    return transact(this.database, async (manager) => {
      const before = await lockAnswer(manager, session, answerId);
      if (isOpenAnswer(before.state)) throw new Refusal(ASKING_MESSAGES.stillOpen);
      const markReason = reason === '' || mark === null ? null : reason;
      await queries(manager)
        .updateTable('ai.answer')
        .set({ mark, mark_reason: markReason })
        .where('id', '=', answerId)
        .where('tenant_id', '=', session.tenantId)
        .execute();
      await this.record(manager, session, {
        action: 'mark-answer',
        subject: `answer:${answerId}`,
        before: { mark: before.mark, reason: before.mark_reason },
        after: { mark, reason: markReason },
      });
      return answerOf({ ...before, mark, mark_reason: markReason });
    });
  }

  /** Writes the expert's answer, or replaces the version that was read; refuses (409) another one. */
  async answerAsExpert(session: Session, { questionId, version, text }: ExpertInput): Promise<Question> {
    const { checks, figures, verified } = await this.questions.judge(session, questionId, text);
    await transact(this.database, async (manager) => {
      const before = await queries(manager)
        .selectFrom('ai.expert_answer')
        .select(['text', 'version'])
        .where('question_id', '=', questionId)
        .forUpdate()
        .executeTakeFirst();
      if ((before?.version ?? 0) !== version) throw new Refusal(MESSAGES.conflict);
      const row = {
        text,
        checks: JSON.stringify(checks),
        figures,
        verified,
        written_by: session.userId,
        written_at: shanghaiDateTime(this.clock.now()),
        version: version + 1,
      };
      await queries(manager)
        .insertInto('ai.expert_answer')
        .values({ question_id: questionId, tenant_id: session.tenantId, ...row })
        .onDuplicateKeyUpdate(row)
        .execute();
      await this.record(manager, session, {
        action: 'answer-as-expert',
        subject: `question:${questionId}`,
        before: before ? { text: before.text } : null,
        after: { text },
      });
    });
    return this.questions.read(session, questionId);
  }

  private record(
    manager: EntityManager,
    session: Session,
    line: { action: string; subject: string; before?: unknown; after?: unknown },
  ): Promise<void> {
    return this.audit.record(manager, { session, service: 'ai', ...line });
  }
}

/** Refuses (404) an answer of another tenant, or to another user's question to all but experts. */
async function lockAnswer(
  manager: EntityManager,
  session: Session,
  answerId: number,
): Promise<Selectable<Tables['ai.answer']>> {
  const answer = await queries(manager)
    .selectFrom('ai.answer')
    .selectAll()
    .where('id', '=', answerId)
    .where('tenant_id', '=', session.tenantId)
    .forUpdate()
    .executeTakeFirst();
  if (answer === undefined || (answer.user_id !== session.userId && !isExpert(session)))
    throw new Refusal(MESSAGES.notFound);
  return answer;
}
