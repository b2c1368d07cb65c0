import {
  aiEntries,
  DEFAULT_PROMPT_TEXTS,
  PROMPT_TEXT_LENGTH,
  PROMPT_TEXT_TITLES,
  PROMPT_TEXTS,
} from '@console/contract-ai';
import { MESSAGES } from '@console/contract-core';
import { CallError, useCreateKey, usePlatform, useChange } from '@console/platform';
import { useState } from 'react';
import { client } from '../../client.ts';
import { PROMPT_LIST_PATH } from './prompt-paths.ts';
import type { PromptDraft, PromptTexts } from './use-prompt-draft.ts';

export interface PromptSave {
  readonly running: boolean;
  /** Why it was not saved, by this page or by the service. */
  readonly fault: Error | null;
  /** Somebody else saved first. */
  readonly outrun: boolean;
  /** Makes or edits the prompt, and goes to the list. */
  save(): Promise<void>;
  /** Takes what somebody else saved, and keeps what was typed. */
  reload(): Promise<void>;
  forget(): void;
}

/** Saves a draft; `onAdded` begins another after a new one. */
export function usePromptSave(draft: PromptDraft, onAdded: () => void): PromptSave {
  const { notify, navigate, page } = usePlatform();
  const change = useChange(client);
  const keyOf = useCreateKey();
  const [own, setOwn] = useState<Error | null>(null);
  const { texts, read } = draft;
  const done = (text: string): void => {
    notify.success(text);
    // The page is out of sight before it can say so itself, and lives on in its tab.
    page.setUnsaved(false);
    navigate(PROMPT_LIST_PATH);
  };
  const add = async (): Promise<void> => {
    const idempotencyKey = keyOf(texts);
    const added = await change.run(() => client.call(aiEntries.addDefaultPrompt, texts, { idempotencyKey }));
    if (added === null) return;
    onAdded();
    done(DEFAULT_PROMPT_TEXTS.added);
  };
  const update = async (id: number, version: number): Promise<void> => {
    const input = { id, version, ...texts };
    const saved = await change.run(() => client.call(aiEntries.updateDefaultPrompt, input));
    if (saved === null) return;
    draft.adopt(saved);
    done(DEFAULT_PROMPT_TEXTS.saved);
  };
  return {
    running: change.running,
    fault: own ?? change.fault,
    outrun: change.fault instanceof CallError && change.fault.code === MESSAGES.conflict.code,
    async save() {
      const problem = faultOf(texts);
      setOwn(problem);
      if (problem !== null) return;
      await (read === null ? add() : update(read.id, read.version));
    },
    async reload() {
      if (read === null) return;
      const latest = await change.run(() => client.call(aiEntries.defaultPrompt, { id: read.id }));
      if (latest !== null) draft.follow(latest);
    },
    forget() {
      setOwn(null);
      change.forget();
    },
  };
}

/** As the service would refuse it. */
function faultOf(texts: PromptTexts): Error | null {
  if (PROMPT_TEXTS.every((name) => texts[name].trim() === '')) return new Error(DEFAULT_PROMPT_TEXTS.empty);
  const long = PROMPT_TEXTS.filter((name) => texts[name].length > PROMPT_TEXT_LENGTH);
  if (long.length === 0) return null;
  const titles = long.map((name) => PROMPT_TEXT_TITLES[name]).join('、');
  return new Error(`${titles}超出 ${PROMPT_TEXT_LENGTH} 字，请删减后保存`);
}
