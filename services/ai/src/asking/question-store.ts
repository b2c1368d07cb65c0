import { Inject, Injectable } from '@nestjs/common';
import { aiEntries, DATA_MODEL } from '@console/contract-ai';
import { shanghaiDateTime, type Clock, type InputOf, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { Audit, Creations } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import type { RunningQuestion } from './answer-runner.ts';
import { takeDesk } from './asking-desk.ts';
import { AskingLimits } from './asking-limits.ts';
import type { PreparedQuestion } from './question-data.ts';

export interface StoringQuestion {
  readonly session: Session;
  readonly input: InputOf<typeof aiEntries.askQuestion>;
  /** The caller's Idempotency-Key. */
  readonly key: string;
  readonly models: readonly string[];
  readonly prepared: PreparedQuestion;
  /** The process that writes its answers. */
  readonly runner: string;
}

export interface StoredQuestion {
  readonly questionId: number;
  /** The answers to be written now: none when it was stored before, or no model may be asked. */
  readonly answers: RunningQuestion['answers'];
}

/** Stores a question with a row for each answer, once for each key, and within the limits. */
@Injectable()
export class QuestionStore {
  constructor(
    private readonly creations: Creations,
    private readonly audit: Audit,
    private readonly limits: AskingLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Refuses (429) what is beyond the limits. */
  async store(storing: StoringQuestion): Promise<StoredQuestion> {
    const { session, input, key, models, prepared } = storing;
    let answers: StoredQuestion['answers'] = [];
    const creation = { schema: 'ai', entry: aiEntries.askQuestion, session, key, input } as const;
    const questionId = await this.creations.once(creation, async (manager) => {
      await takeDesk(manager, session.tenantId);
      const asked = prepared.reading === null ? 0 : models.length;
      await this.limits.check(session, { answers: asked, tokens: asked * prepared.promptTokens }, manager);
      const id = await this.insertQuestion(manager, storing);
      answers = await insertAnswers(manager, id, storing);
      await this.audit.record(manager, {
        session,
        service: 'ai',
        action: 'ask-question',
        subject: `question:${id}`,
        after: { text: input.text, subject: input.subject, models },
      });
      return id;
    });
    return { questionId, answers };
  }

  private async insertQuestion(
    manager: EntityManager,
    { session, input, prepared }: StoringQuestion,
  ): Promise<number> {
    const { insertId } = await queries(manager)
      .insertInto('ai.question')
      .values({
        tenant_id: session.tenantId,
        user_id: session.userId,
        topic_id: input.topicId,
        text: input.text,
        subject: input.subject === null ? null : JSON.stringify(input.subject),
        refusal: prepared.refusal,
        reading: prepared.reading === null ? null : JSON.stringify(prepared.reading),
        messages: JSON.stringify(prepared.messages),
        passages: JSON.stringify(prepared.passages),
        prompt_tokens: prepared.promptTokens,
        versions: JSON.stringify(prepared.versions),
        asked_at: shanghaiDateTime(this.clock.now()),
      })
      .executeTakeFirstOrThrow();
    return Number(insertId);
  }
}

async function insertAnswers(
  manager: EntityManager,
  questionId: number,
  { session, models, prepared: { refusal }, runner }: StoringQuestion,
): Promise<StoredQuestion['answers']> {
  const answers: { id: number; model: string }[] = [];
  for (const [place, model] of [DATA_MODEL, ...models].entries()) {
    const { insertId } = await queries(manager)
      .insertInto('ai.answer')
      .values({
        tenant_id: session.tenantId,
        user_id: session.userId,
        question_id: questionId,
        place,
        model,
        state: refusal === null ? 'writing' : 'refused',
        runner: refusal === null ? runner : null,
        text: '',
        parts: '[]',
        checks: '[]',
        reason: refusal,
      })
      .executeTakeFirstOrThrow();
    answers.push({ id: Number(insertId), model });
  }
  return refusal === null ? answers : [];
}
