import { Injectable } from '@nestjs/common';
import { ASKING_MESSAGES, DATA_MODEL, type aiEntries } from '@console/contract-ai';
import { Refusal, shanghaiDateTime, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import type { Asker } from '../console/console-calls.ts';
import { hasRoom } from '../models/has-room.ts';
import { ModelCatalogue } from '../models/model-catalogue.ts';
import { AnswerRunner } from './answer-runner.ts';
import { AskingLimits } from './asking-limits.ts';
import { QuestionData } from './question-data.ts';
import { QuestionReader } from './question-reader.ts';
import { QuestionStore } from './question-store.ts';

type Input = InputOf<typeof aiEntries.askQuestion>;

export interface AskedQuestion {
  readonly session: Session;
  readonly input: Input;
  /** The caller's Idempotency-Key. */
  readonly key: string;
  readonly asker: Asker;
}

/** Takes questions: data and prompt are made ready and stored within the request, then the models begin. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly limits: AskingLimits,
    private readonly data: QuestionData,
    private readonly catalogue: ModelCatalogue,
    private readonly store: QuestionStore,
    private readonly runner: AnswerRunner,
    private readonly questions: QuestionReader,
  ) {}

  async options(session: Session): Promise<OutputOf<typeof aiEntries.askingOptions>> {
    const [models, { user, tenant }] = await Promise.all([
      this.catalogue.models(),
      this.limits.tokens(session),
    ]);
    return {
      models: models.map(({ name }) => name),
      userTokens: user,
      tenantTokens: tenant,
      returnsAt: shanghaiDateTime(this.limits.returnsAt()),
    };
  }

  /** Makes data and prompt ready, and keeps neither. */
  async estimate(
    session: Session,
    input: InputOf<typeof aiEntries.estimateQuestion>,
    asker: Asker,
  ): Promise<OutputOf<typeof aiEntries.estimateQuestion>> {
    const [{ promptTokens: tokens, refusal }, models] = await Promise.all([
      this.data.prepare(session, input, asker),
      this.catalogue.models(),
    ]);
    return {
      tokens,
      refusal,
      models: models.map((model) => ({
        name: model.name,
        context: model.context,
        hasRoom: hasRoom(model, tokens),
      })),
    };
  }

  /** Refuses models that are not configured (400), and what is beyond the limits (429). */
  async ask({ session, input, key, asker }: AskedQuestion): Promise<OutputOf<typeof aiEntries.askQuestion>> {
    const models = await this.modelsOf(input);
    await this.limits.check(session, { answers: models.length, tokens: 0 });
    const prepared = await this.data.prepare(session, input, asker);
    const runner = this.runner.name;
    const { questionId, answers } = await this.store.store({ session, input, key, models, prepared, runner });
    const { tenantId, userId } = session;
    const { reading, messages } = prepared;
    if (reading !== null && answers.length > 0)
      this.runner.begin({
        id: questionId,
        tenantId,
        userId,
        topicId: input.topicId,
        reading,
        messages,
        answers,
      });
    return { questionId, question: await this.questions.read(session, questionId) };
  }

  private async modelsOf({ models }: Input): Promise<readonly string[]> {
    const wanted = [...new Set(models)].filter((name) => name !== DATA_MODEL);
    const known = new Set((await this.catalogue.models()).map(({ name }) => name));
    const unknown = wanted.find((name) => !known.has(name));
    if (unknown !== undefined) throw new Refusal(ASKING_MESSAGES.unknownModel, { name: unknown });
    return wanted;
  }
}
