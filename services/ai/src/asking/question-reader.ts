import { Injectable } from '@nestjs/common';
import type { aiEntries, Answer, Question } from '@console/contract-ai';
import { allows, MESSAGES, Refusal, type OutputOf, type Session } from '@console/contract-core';
import { fromJson, userName } from '@console/node-kit/queries';
import type { Selectable } from 'kysely';
import { DataSource } from 'typeorm';
import type { Reading } from '../data/reading.ts';
import { queries, type Tables } from '../queries.ts';
import { AnswerJudge } from './answer-judge.ts';
import type { Judged } from './judge-text.ts';
import { shownCell } from './shown-cell.ts';

type AnswerRow = Selectable<Tables['ai.answer']>;

/** A question as its asker, or an expert of the tenant, reads it. */
export interface FoundQuestion {
  readonly id: number;
  readonly reading: Reading | null;
}

/** Questions with their answers and the data these were given. */
@Injectable()
export class QuestionReader {
  constructor(
    private readonly database: DataSource,
    private readonly judges: AnswerJudge,
  ) {}

  /** Refuses (404) a question of another tenant, or of another user to all but experts. */
  async check(session: Session, questionId: number): Promise<void> {
    const found = await this.readable(session, questionId).select('q.id').executeTakeFirst();
    if (found === undefined) throw new Refusal(MESSAGES.notFound);
  }

  /** Refuses as `check`. */
  async find(session: Session, questionId: number): Promise<FoundQuestion> {
    const row = await this.row(session, questionId);
    return { id: row.id, reading: fromJson(row.reading) };
  }

  /** Judges a text by the data of a question; without data it has nothing to be judged by. Refuses as `check`. */
  async judge(session: Session, questionId: number, text: string): Promise<Judged> {
    const { reading } = await this.find(session, questionId);
    if (reading === null) return { checks: [], figures: 0, verified: 0 };
    return (await this.judges.of(session.tenantId, reading))(text);
  }

  async read(session: Session, questionId: number): Promise<Question> {
    const row = await this.row(session, questionId);
    const [answers, expert] = await Promise.all([
      queries(this.database)
        .selectFrom('ai.answer')
        .selectAll()
        .where('tenant_id', '=', session.tenantId)
        .where('question_id', '=', questionId)
        .orderBy('place')
        .execute(),
      this.expert(session.tenantId, questionId),
    ]);
    const reading = fromJson(row.reading);
    return {
      id: Number(row.id),
      text: row.text,
      subject: fromJson(row.subject),
      topicId: row.topic_id,
      askedUser: row.askedUser,
      askedTime: row.asked_at,
      refusal: row.refusal,
      asOf: reading?.asOf ?? null,
      snapshot: reading?.snapshot ?? null,
      ...citedData(reading),
      passages: [...(fromJson(row.passages) ?? [])],
      promptTokens: row.prompt_tokens,
      answers: answers.map(answerOf),
      expert,
    };
  }

  async prompt(session: Session, questionId: number): Promise<OutputOf<typeof aiEntries.questionPrompt>> {
    const { messages, prompt_tokens: tokens } = await this.row(session, questionId);
    return { messages: [...fromJson(messages)], tokens };
  }

  private async row(session: Session, questionId: number) {
    const row = await this.readable(session, questionId)
      .selectAll('q')
      .select(({ ref }) => userName(ref('q.tenant_id'), ref('q.user_id')).as('askedUser'))
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return row;
  }

  /** The question as the session may read it: its own, or to experts any of the tenant. */
  private readable(session: Session, questionId: number) {
    const ofTenant = queries(this.database)
      .selectFrom('ai.question as q')
      .where('q.tenant_id', '=', session.tenantId)
      .where('q.id', '=', questionId);
    return isExpert(session) ? ofTenant : ofTenant.where('q.user_id', '=', session.userId);
  }

  private async expert(tenantId: string, questionId: number): Promise<Question['expert']> {
    const row = await queries(this.database)
      .selectFrom('ai.expert_answer as e')
      .selectAll('e')
      .select(({ ref }) => userName(ref('e.tenant_id'), ref('e.written_by')).as('writtenUser'))
      .where('e.tenant_id', '=', tenantId)
      .where('e.question_id', '=', questionId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { text, figures, verified, writtenUser, version } = row;
    const checks = [...fromJson(row.checks)];
    return { text, checks, figures, verified, writtenUser, writtenTime: row.written_at, version };
  }
}

/** Whether a caller reads and answers the questions of the whole tenant. */
export const isExpert = ({ authorities }: Session): boolean => allows('gssjk_gn_edit', authorities);

/** An answer as it is stored. */
export const answerOf = (row: AnswerRow): Answer => ({
  id: Number(row.id),
  model: row.model,
  state: row.state,
  text: row.text,
  parts: [...fromJson(row.parts)],
  checks: [...fromJson(row.checks)],
  figures: row.figures,
  verified: row.verified,
  reason: row.reason,
  tokensIn: row.tokens_in,
  tokensOut: row.tokens_out,
  estimated: row.estimated === 1,
  cost: Number(row.cost),
  firstMs: row.first_ms,
  totalMs: row.total_ms,
  mark: row.mark,
  markReason: row.mark_reason,
});

/** The tables and cells of a reading, as pages and documents cite them. */
export const citedData = (reading: Reading | null): Pick<Question, 'tables' | 'cells' | 'left'> => ({
  tables: (reading?.tables ?? []).map(({ key, title, link, asOf, source, columns, rows }) => ({
    key,
    title,
    link,
    asOf,
    source,
    columns: columns.map((column) => ({ title: column.title, unit: column.unit })),
    rows: rows.map(({ label, period, entity, cells }) => ({ label, period, entity, cells: [...cells] })),
  })),
  cells: (reading?.cells ?? []).map(({ id, entity, period, title, value, unit }) => ({
    id,
    entity,
    period,
    title,
    shown: shownCell({ value, unit }),
  })),
  left: [...(reading?.left ?? [])],
});
