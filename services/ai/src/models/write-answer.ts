import { setTimeout as pause } from 'node:timers/promises';
import { estimateTokens } from '@console/contract-ai';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { CallBook, CallOutcome } from './call-book.ts';
import { faultText } from './fault-text.ts';
import { hasRoom } from './has-room.ts';
import { ModelFault, type ModelMessage, type ModelPort, type Usage } from './model-port.ts';
import type { UsableModel } from './read-models.ts';
import { Silence, untilSilent } from './until-silent.ts';

/** The time without a byte after which another model goes on. */
export const SILENCE_MS = 15_000;
const RETRY_PAUSES_MS = [300, 1000];

export type WrittenState = 'whole' | 'cut' | 'stopped' | 'failed';

/** What happens while an answer is written, in order; `end` comes once and last. */
export type WritingStep =
  /** A model begins, or goes on for the one before, whose failure is the cause. */
  | { readonly kind: 'model'; readonly name: string; readonly cause: string | null }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly state: WrittenState; readonly reason: string | null };

export interface Writing {
  readonly model: UsableModel;
  /** The models that may go on for it, in their order. */
  readonly others: readonly UsableModel[];
  readonly messages: readonly ModelMessage[];
  /** Its abort stops the answer. */
  readonly signal: AbortSignal;
}

export interface WritingParts {
  readonly port: ModelPort;
  readonly calls: CallBook;
  readonly clock: Clock;
  readonly retryPausesMs?: readonly number[];
}

/**
 * Lets a model write an answer. Before its first token a failed request is repeated; a model that stays silent, fails or
 * rests is replaced by the next one, which goes on where the text ends. An answer that breaks off, or ends without saying
 * so, is cut: it is not begun again.
 */
export async function* writeAnswer(writing: Writing, parts: WritingParts): AsyncGenerator<WritingStep> {
  let written = '';
  let cause: string | null = null;
  for (const model of [writing.model, ...writing.others]) {
    const tight = tooSmall(model, writing.messages, written);
    if (tight !== null) {
      cause = tight;
      continue;
    }
    const rests = await parts.calls.restingUntil(model.name);
    if (rests !== null) {
      cause = `${model.name} 连续失败，暂停至 ${shanghaiDateTime(rests).slice(11)}`;
      continue;
    }
    yield { kind: 'model', name: model.name, cause };
    const turn = { ...writing, model, messages: goingOn(writing.messages, written) };
    const before = written;
    let outcome: Outcome = { kind: 'failed', fault: new ModelFault('cut') };
    for (const pauseMs of [0, ...(parts.retryPausesMs ?? RETRY_PAUSES_MS)]) {
      await pause(pauseMs, undefined, { signal: writing.signal }).catch(() => undefined);
      const attempt = ask(turn, parts);
      for (;;) {
        const { done, value } = await attempt.next();
        if (done) {
          outcome = value;
          break;
        }
        written += value;
        yield { kind: 'text', text: value };
      }
      if (outcome.kind !== 'failed' || outcome.fault.kind === 'refused') break;
    }
    if (outcome.kind === 'failed' || outcome.kind === 'silent') {
      cause = faultText(model.name, outcome.kind === 'silent' ? 'silent' : outcome.fault);
      continue;
    }
    yield { kind: 'end', ...endOf(outcome.kind, written === before) };
    return;
  }
  yield { kind: 'end', state: written === '' ? 'failed' : 'cut', reason: cause };
}

/** Why a model cannot take the prompt, with what was written already and an answer; null where it can. */
function tooSmall(model: UsableModel, messages: readonly ModelMessage[], written: string): string | null {
  const needed = estimateTokens(
    goingOn(messages, written)
      .map(({ content }) => content)
      .join('\n'),
  );
  if (hasRoom(model, needed)) return null;
  return `${model.name} 的上下文为 ${model.context} 词元，容不下约 ${needed} 词元的提示词与回答，没有询问`;
}

type Outcome =
  | { readonly kind: Exclude<CallOutcome, 'failed' | 'silent'> }
  | { readonly kind: 'silent' }
  /** Before its first token. */
  | { readonly kind: 'failed'; readonly fault: ModelFault };

/** Asks a model once and records the call. Yields what it writes; returns how that ended. */
async function* ask(
  { model, messages, signal }: Pick<Writing, 'model' | 'messages' | 'signal'>,
  { port, calls, clock }: WritingParts,
): AsyncGenerator<string, Outcome> {
  const estimate = estimateTokens(messages.map(({ content }) => content).join('\n'));
  const id = await calls.begin(model, estimate);
  const since = clock.now();
  const own = new AbortController();
  let text = '';
  let firstMs: number | null = null;
  let usage: Usage | null = null;
  let outcome: Outcome = { kind: 'cut' };
  try {
    signal.throwIfAborted();
    const pieces = port.stream({ model, messages }, AbortSignal.any([signal, own.signal]));
    const options = { clock, silenceMs: SILENCE_MS, give: () => own.abort() };
    for await (const piece of untilSilent(pieces, options)) {
      if (piece.usage) usage = piece.usage;
      if (piece.finished) outcome = { kind: piece.finished === 'length' ? 'length' : 'whole' };
      if (piece.text === undefined) continue;
      firstMs ??= clock.now() - since;
      text += piece.text;
      yield piece.text;
    }
    if (outcome.kind === 'cut' && text === '') outcome = { kind: 'failed', fault: new ModelFault('cut') };
  } catch (error) {
    outcome = outcomeOf(error, { hasText: text !== '', isStopped: signal.aborted });
  } finally {
    own.abort();
    const reported = usage ?? { tokensIn: estimate, tokensOut: estimateTokens(text) };
    await calls.end(id, {
      ...reported,
      outcome: outcome.kind,
      isEstimated: usage === null,
      firstMs,
      totalMs: clock.now() - since,
    });
  }
  return outcome;
}

function outcomeOf(
  error: unknown,
  { hasText, isStopped }: { hasText: boolean; isStopped: boolean },
): Outcome {
  if (isStopped) return { kind: 'stopped' };
  if (error instanceof Silence) return { kind: 'silent' };
  if (!(error instanceof ModelFault)) throw error;
  return hasText ? { kind: 'cut' } : { kind: 'failed', fault: error };
}

function goingOn(messages: readonly ModelMessage[], written: string): readonly ModelMessage[] {
  if (written === '') return messages;
  return [
    ...messages,
    { role: 'assistant', content: written },
    { role: 'user', content: '上面的回答中断了。请从中断处继续写，不要重复已经写出的内容。' },
  ];
}

function endOf(
  kind: 'whole' | 'length' | 'cut' | 'stopped',
  isEmpty: boolean,
): { readonly state: WrittenState; readonly reason: string | null } {
  switch (kind) {
    case 'whole':
      return isEmpty ? { state: 'failed', reason: '模型没有写出内容' } : { state: 'whole', reason: null };
    case 'length':
      return { state: 'cut', reason: '达到模型的长度上限' };
    case 'cut':
      return { state: 'cut', reason: '模型的回答没有写完' };
    case 'stopped':
      return { state: 'stopped', reason: null };
  }
}
