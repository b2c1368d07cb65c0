import { DATA_MODEL, withoutHalfCitation, type ResultState } from '@console/contract-ai';
import type { Clock } from '@console/contract-core';
import type { AnswerJudge } from '../../asking/answer-judge.ts';
import { composeAnswer } from '../../data/compose-answer.ts';
import { heldFacts, type HeldFact } from '../../golden/held-facts.ts';
import type { ModelCalls } from '../../models/model-calls.ts';
import type { ModelCatalogue } from '../../models/model-catalogue.ts';
import type { ModelPort } from '../../models/model-port.ts';
import { writeAnswer } from '../../models/write-answer.ts';
import { billedCalls, type Bill } from './billed-calls.ts';
import type { ClaimedResult, RunningEvaluation } from './claim-result.ts';

/** What asks the models. */
export interface AskingParts {
  readonly catalogue: ModelCatalogue;
  readonly port: ModelPort;
  readonly calls: ModelCalls;
  readonly judge: AnswerJudge;
  readonly clock: Clock;
}

/** An answer of an evaluation as it ended. */
export interface WrittenResult extends Written, Bill {
  readonly facts: readonly HeldFact[];
  /** Whether it is whole and holds every fact. */
  readonly passed: boolean;
  readonly figures: number;
  readonly verified: number;
  readonly totalMs: number;
}

interface Written {
  readonly state: Exclude<ResultState, 'waiting' | 'writing'>;
  readonly text: string;
  readonly reason: string | null;
}

/** The longest time of one answer. */
const LIMIT_MS = 180_000;
const NO_BILL: Bill = { tokensIn: 0, tokensOut: 0, estimated: false, cost: 0, firstMs: null };

/**
 * Lets the model, and no other, write an answer, and compares it with the facts of its case. Throws the reason of `signal`
 * where that ends it.
 */
export async function writeResult(
  claimed: ClaimedResult,
  evaluation: RunningEvaluation,
  parts: AskingParts & { readonly signal: AbortSignal },
): Promise<WrittenResult> {
  const since = parts.clock.now();
  const { reading, facts } = claimed;
  const { bill, ...written } =
    claimed.model === DATA_MODEL
      ? { state: 'whole' as const, text: composeAnswer(reading), reason: null, bill: NO_BILL }
      : await asked(claimed, evaluation, parts);
  parts.signal.throwIfAborted();
  const text = withoutHalfCitation(written.text);
  const judge = await parts.judge.of(evaluation.tenantId, reading);
  const { checks, figures, verified } = judge(text);
  const held = heldFacts(facts, { text, checks }, reading);
  return {
    ...written,
    ...bill,
    facts: held,
    passed: written.state === 'whole' && held.every((fact) => fact.held),
    figures,
    verified,
    totalMs: parts.clock.now() - since,
  };
}

async function asked(
  { model: name, prompt: { messages } }: ClaimedResult,
  { tenantId, userId, topicId }: RunningEvaluation,
  { catalogue, port, calls, clock, signal }: AskingParts & { readonly signal: AbortSignal },
): Promise<Written & { readonly bill: Bill }> {
  const model = (await catalogue.models()).find((one) => one.name === name);
  if (model === undefined)
    return { state: 'failed', text: '', reason: `${name} 已不在配置中`, bill: NO_BILL };
  const { book, bill } = billedCalls(calls.of({ tenantId, userId, topicId, answerId: null }));
  const limit = AbortSignal.timeout(LIMIT_MS);
  const writing = { model, others: [], messages, signal: AbortSignal.any([signal, limit]) };
  let text = '';
  for await (const step of writeAnswer(writing, { port, calls: book, clock })) {
    if (step.kind === 'text') text += step.text;
    if (step.kind !== 'end') continue;
    return step.state === 'stopped'
      ? { state: 'cut', text, reason: `${LIMIT_MS / 60_000} 分钟内没有写完`, bill: bill() }
      : { state: step.state, text, reason: step.reason, bill: bill() };
  }
  throw new Error('an answer without an end');
}
