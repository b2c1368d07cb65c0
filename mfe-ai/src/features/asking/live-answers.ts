import type { Answer, AnswerState, QuestionEvent } from '@console/contract-ai';

/** What the log has said of an answer so far. */
export interface LiveAnswer {
  readonly text: string;
  readonly checks: Answer['checks'];
  readonly parts: Answer['parts'];
  readonly figures: number;
  readonly verified: number;
  /** Null until its end. */
  readonly state: AnswerState | null;
  readonly reason: string | null;
}

export type LiveAnswers = Readonly<Record<number, LiveAnswer>>;

const NEW: LiveAnswer = {
  text: '',
  checks: [],
  parts: [],
  figures: 0,
  verified: 0,
  state: null,
  reason: null,
};

/** The answers after one more event of their log. */
export function afterEvent(answers: LiveAnswers, event: QuestionEvent): LiveAnswers {
  const before = answers[event.answer] ?? NEW;
  return { ...answers, [event.answer]: { ...before, ...changeOf(before, event) } };
}

function changeOf({ text, parts }: LiveAnswer, event: QuestionEvent): Partial<LiveAnswer> {
  switch (event.kind) {
    case 'model':
      return { parts: [...parts, { model: event.model, from: text.length, cause: event.cause }] };
    case 'text':
      return { text: text + event.text };
    case 'checks':
      return { checks: [...event.checks] };
    case 'end':
      return {
        state: event.state,
        reason: event.reason,
        figures: event.figures,
        verified: event.verified,
      };
  }
}
