import { Inject, Injectable } from '@nestjs/common';
import { withoutHalfCitation, type QuestionEvent } from '@console/contract-ai';
import type { Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import type { Reading } from '../data/reading.ts';
import type { WritingStep, WrittenState } from '../models/write-answer.ts';
import type { AnswerPart } from './asking-rows.ts';
import { AnswerJudge } from './answer-judge.ts';
import type { Judged } from './judge-text.ts';

/** The least time between two checks of a text that is still being written. */
const CHECK_MS = 1000;

export interface WrittenAnswer extends Judged {
  readonly text: string;
  readonly parts: readonly AnswerPart[];
  readonly state: WrittenState;
  readonly reason: string | null;
  readonly totalMs: number;
}

export interface AnswerWriting {
  readonly answerId: number;
  readonly tenantId: string;
  readonly steps: AsyncIterable<WritingStep>;
  readonly reading: Reading;
  readonly add: (event: QuestionEvent) => void;
}

/** Takes down what is written for answers. */
@Injectable()
export class AnswerWriter {
  constructor(
    private readonly judge: AnswerJudge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Takes down what is written for one answer: the text and who wrote it go to the log, its numbers are checked each
   * second and at the end. The `end` event is left to the caller, who stores the answer first.
   */
  async takeDown({ answerId, tenantId, steps, reading, add }: AnswerWriting): Promise<WrittenAnswer> {
    const since = this.clock.now();
    const judged = await this.judge.of(tenantId, reading);
    const parts: AnswerPart[] = [];
    let text = '';
    let checked = { at: since, length: 0 };
    let end: Pick<WrittenAnswer, 'state' | 'reason'> = { state: 'cut', reason: null };
    for await (const step of steps) {
      if (step.kind === 'model') {
        parts.push({ model: step.name, from: text.length, cause: step.cause });
        add({ kind: 'model', answer: answerId, model: step.name, cause: step.cause });
      } else if (step.kind === 'text') {
        text += step.text;
        add({ kind: 'text', answer: answerId, text: step.text });
        if (this.clock.now() - checked.at < CHECK_MS || !/[。；\n]/u.test(text.slice(checked.length)))
          continue;
        const whole = text.slice(
          0,
          Math.max(...['。', '；', '\n'].map((mark) => text.lastIndexOf(mark))) + 1,
        );
        add({ kind: 'checks', answer: answerId, checks: judged(whole).checks });
        checked = { at: this.clock.now(), length: text.length };
      } else end = { state: step.state, reason: step.reason };
    }
    const last = judged(withoutHalfCitation(text));
    add({ kind: 'checks', answer: answerId, checks: last.checks });
    return { ...last, ...end, text, parts, totalMs: this.clock.now() - since };
  }
}
