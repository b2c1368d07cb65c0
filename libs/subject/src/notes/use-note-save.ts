import { MESSAGES, richTextFault } from '@console/contract-core';
import { CallError, isConflict, useChange, useCreateKey } from '@console/platform';
import { useState } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import type { NoteKind, SavedNote } from './note-entries.ts';
import type { NoteDraft } from './use-kept-draft.ts';

/** Why a note was not saved, and what would help. */
export type SaveFault =
  | { readonly kind: 'year'; readonly text: string }
  | { readonly kind: 'stale' | 'gone' | 'other'; readonly error: Error };

export interface NoteSave {
  readonly running: boolean;
  readonly fault: SaveFault | null;
  /** Null when it was refused or not reached. */
  save(draft: NoteDraft): Promise<SavedNote | null>;
  /**
   * Overwrites what another user saved meanwhile to the note of `year`: its current version is read and sent.
   */
  overwrite(draft: NoteDraft, year: number): Promise<SavedNote | null>;
}

/** Saves notes of one kind of the subject. */
export function useNoteSave({ entries, type, texts }: NoteKind): NoteSave {
  const { client, filter } = useSubject();
  const change = useChange(client);
  const keyOf = useCreateKey();
  const [own, setOwn] = useState<SaveFault | null>(null);
  const send = async (
    { id, year, content }: NoteDraft,
    versionOf: (id: number) => Promise<number | null>,
  ): Promise<SavedNote | null> => {
    const fault = faultOf(year, content, texts.required);
    setOwn(fault);
    if (fault !== null || year === null) return null;
    const text = { ...filter, year, content, type };
    if (id !== null)
      return change.run(async () =>
        client.call(entries.saveNote, { id, version: await versionOf(id), ...text }, { timeout: TIMEOUT_MS }),
      );
    const idempotencyKey = keyOf(text);
    return change.run(() => client.call(entries.saveNote, text, { idempotencyKey, timeout: TIMEOUT_MS }));
  };
  return {
    running: change.running,
    fault: own ?? refused(change.fault),
    save: (draft) => send(draft, () => Promise.resolve(draft.version)),
    overwrite: (draft, year) =>
      send(draft, async (id) => {
        const standing = await client.call(entries.note, { ...filter, type, year });
        const { notFound } = MESSAGES;
        // The year has another note by now: refused as by the service.
        if (standing.id !== id) throw new CallError({ ...notFound, message: notFound.text });
        return standing.version;
      }),
  };
}

/** A long text over a slow line. */
const TIMEOUT_MS = 30_000;

/** The fault for which the service would refuse a draft. */
function faultOf(year: number | null, content: string, required: string): SaveFault | null {
  if (year === null) return { kind: 'year', text: required };
  const fault = richTextFault(content);
  return fault === null ? null : { kind: 'other', error: new Error(fault) };
}

function refused(error: Error | null): SaveFault | null {
  if (error === null) return null;
  if (isConflict(error)) return { kind: 'stale', error };
  if (error instanceof CallError && error.status === 404) return { kind: 'gone', error };
  return { kind: 'other', error };
}
