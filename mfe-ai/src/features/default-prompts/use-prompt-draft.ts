import { PROMPT_TEXTS, type DefaultPrompt, type PromptText } from '@console/contract-ai';
import { useState } from 'react';

export type PromptTexts = Readonly<Record<PromptText, string>>;

export interface PromptDraft {
  readonly texts: PromptTexts;
  /** What the edit began with: whatever is asked for anew meanwhile does not change it. Null for a new one. */
  readonly read: DefaultPrompt | null;
  readonly changed: boolean;
  set(name: PromptText, text: string): void;
  /** Other texts to go on with, not saved yet. */
  load(texts: PromptTexts): void;
  /** Saved so: nothing is typed any more. */
  adopt(prompt: DefaultPrompt): void;
  /** What was typed, on what somebody else saved meanwhile: untouched texts follow, touched ones stay. */
  follow(latest: DefaultPrompt): void;
  /** Back to what was read. */
  giveUp(): void;
}

/** The six texts as they are typed, begun from `prompt`; null begins a new one. */
export function usePromptDraft(prompt: DefaultPrompt | null): PromptDraft {
  const [read, setRead] = useState(prompt);
  const [texts, setTexts] = useState(() => textsOf(prompt));
  const before = textsOf(read);
  const changed = PROMPT_TEXTS.some((name) => texts[name] !== before[name]);
  // Nothing is typed yet: what somebody else saved meanwhile is simply what there is.
  if (prompt !== null && prompt.version > (read?.version ?? 0) && !changed) {
    setRead(prompt);
    setTexts(textsOf(prompt));
  }
  return {
    texts,
    read,
    changed,
    set: (name, text) => setTexts((now) => ({ ...now, [name]: text })),
    load: (other) => setTexts(textsOf(other)),
    adopt(saved) {
      setRead(saved);
      setTexts(textsOf(saved));
    },
    follow(latest) {
      setRead(latest);
      setTexts((now) => eachText((name) => (now[name] === before[name] ? latest[name] : now[name])));
    },
    giveUp: () => setTexts(before),
  };
}

const textsOf = (from: PromptTexts | null): PromptTexts => eachText((name) => from?.[name] ?? '');

const eachText = (text: (name: PromptText) => string): PromptTexts =>
  Object.fromEntries(PROMPT_TEXTS.map((name) => [name, text(name)])) as PromptTexts;
