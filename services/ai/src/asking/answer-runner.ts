import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DATA_MODEL } from '@console/contract-ai';
import { LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { DataSource } from 'typeorm';
import { composeAnswer } from '../data/compose-answer.ts';
import type { Reading } from '../data/reading.ts';
import { ModelAsking } from '../models/model-asking.ts';
import type { ModelMessage } from '../models/model-port.ts';
import type { WritingStep } from '../models/write-answer.ts';
import { storeAnswer } from './store-answer.ts';
import { AnswerWriter } from './answer-writer.ts';
import { LogChannel } from './log/log-channel.ts';
import { isTakenOver, QuestionLog } from './log/question-log.ts';

/** A question that models are to answer now. */
export interface RunningQuestion {
  readonly id: number;
  readonly tenantId: string;
  readonly userId: number;
  readonly topicId: number | null;
  readonly reading: Reading;
  readonly messages: readonly ModelMessage[];
  readonly answers: readonly { readonly id: number; readonly model: string }[];
}

/** The reason of an abort by the end of this process. */
const CLOSING = Symbol('closing');

/** Answers questions in this process. What it writes is in the log, whoever reads it, and whether anyone does. */
@Injectable()
export class AnswerRunner implements OnModuleInit, OnModuleDestroy {
  /** Names this process in the answers that it writes. */
  readonly name = randomUUID();
  private readonly stops = new Map<number, AbortController>();
  private readonly going = new Set<Promise<void>>();
  private unfollow = (): void => undefined;

  constructor(
    private readonly database: DataSource,
    private readonly models: ModelAsking,
    private readonly channel: LogChannel,
    private readonly writer: AnswerWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.unfollow = this.channel.followStops((answerId) => this.stops.get(answerId)?.abort());
  }

  /** What is being written is stored as 中断. */
  async onModuleDestroy(): Promise<void> {
    this.unfollow();
    for (const stop of this.stops.values()) stop.abort(CLOSING);
    await Promise.all(this.going);
  }

  /** Whether this process is writing an answer. */
  writes(answerId: number): boolean {
    return this.stops.has(answerId);
  }

  /** Begins to answer; the answers' rows exist already. */
  begin(question: RunningQuestion): void {
    const log = new QuestionLog(question.id, this.database, {
      added: (id, events) => this.channel.added(id, events),
      failed: () => question.answers.forEach(({ id }) => this.stops.get(id)?.abort()),
    });
    const asked = question.answers.map(({ model }) => model);
    for (const answer of question.answers) {
      const stop = new AbortController();
      this.stops.set(answer.id, stop);
      const steps =
        answer.model === DATA_MODEL
          ? composed(question.reading)
          : this.models.steps({
              ...question,
              answerId: answer.id,
              model: answer.model,
              asked,
              signal: stop.signal,
            });
      const work = this.write({ question, answerId: answer.id, steps, log, signal: stop.signal }).finally(
        () => {
          this.stops.delete(answer.id);
          this.going.delete(work);
        },
      );
      this.going.add(work);
    }
  }

  /** Never throws: an answer that could not be stored is found by `LeftAnswers`. */
  private async write({ question, answerId, steps, log, signal }: Work): Promise<void> {
    try {
      const { reading, tenantId } = question;
      const add = log.add.bind(log);
      const written = await this.writer.takeDown({ answerId, tenantId, steps, reading, add });
      const isClosing = written.state === 'stopped' && signal.reason === CLOSING;
      const end = isClosing ? ({ state: 'cut', reason: '服务重新启动' } as const) : written;
      await log.settled();
      await storeAnswer(this.database, answerId, { ...written, ...end });
      const { figures, verified } = written;
      log.add({ kind: 'end', answer: answerId, state: end.state, reason: end.reason, figures, verified });
      await log.settled();
    } catch (error) {
      if (isTakenOver(error)) this.logger.warn({ answerId }, 'an answer was ended by another process');
      else this.logger.error({ err: error, answerId }, 'an answer could not be written');
    }
  }
}

interface Work {
  readonly question: RunningQuestion;
  readonly answerId: number;
  readonly steps: AsyncIterable<WritingStep>;
  readonly log: QuestionLog;
  readonly signal: AbortSignal;
}

/** The answer that is composed of the data, as if it were written at once. */
async function* composed(reading: Reading): AsyncGenerator<WritingStep> {
  yield { kind: 'model', name: DATA_MODEL, cause: null };
  yield { kind: 'text', text: await Promise.resolve(composeAnswer(reading)) };
  yield { kind: 'end', state: 'whole', reason: null };
}
