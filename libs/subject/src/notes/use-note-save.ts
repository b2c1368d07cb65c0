import { NOTE_TEXTS, notesCalls, type NoteType, type SavedNote } from '@console/contract-company';
import { MESSAGES, richTextFault, type InputOf } from '@console/contract-core';
import { CallError, isConflict, useChange, useCreateKey } from '@console/platform';
import { useState } from 'react';
import { client } from '../../client.ts';
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
  /** Over what somebody else saved meanwhile to the note of `year`: its version is asked for and sent. */
  overwrite(draft: NoteDraft, year: number): Promise<SavedNote | null>;
}

/** Saves a note of one company and type. */
export function useNoteSave(dataId: number, type: NoteType): NoteSave {
  const change = useChange(client);
  const keyOf = useCreateKey();
  const [own, setOwn] = useState<SaveFault | null>(null);
  const send = async (
    { id, year, content }: NoteDraft,
    versionOf: (id: number) => Promise<number | null>,
  ): Promise<SavedNote | null> => {
    const fault = faultOf(year, content);
    setOwn(fault);
    if (fault !== null || year === null) return null;
    const text = { year, content, dataId, type };
    if (id !== null)
      return change.run(async () =>
        client.call(
          notesCalls.saveNote,
          { id, version: await versionOf(id), ...text },
          { timeout: TIMEOUT_MS },
        ),
      );
    const idempotencyKey = keyOf(text);
    return change.run(() => client.call(notesCalls.saveNote, text, { idempotencyKey, timeout: TIMEOUT_MS }));
  };
  return {
    running: change.running,
    fault: own ?? refused(change.fault),
    save: (draft) => send(draft, () => Promise.resolve(draft.version)),
    overwrite: (draft, year) => send(draft, (id) => latestVersion({ dataId, type, year }, id)),
  };
}

/** Of the note that stands in a year. Throws as the service refuses when that is another one by now. */
async function latestVersion(place: InputOf<typeof notesCalls.note>, id: number): Promise<number> {
  const note = await client.call(notesCalls.note, place);
  const { notFound } = MESSAGES;
  if (note.id !== id) throw new CallError({ ...notFound, message: notFound.text });
  return note.version;
}

/** A long text over a slow line. */
const TIMEOUT_MS = 30_000;

/** As the service would refuse it. */
function faultOf(year: number | null, content: string): SaveFault | null {
  if (year === null) return { kind: 'year', text: NOTE_TEXTS.required };
  const fault = richTextFault(content);
  return fault === null ? null : { kind: 'other', error: new Error(fault) };
}

function refused(error: Error | null): SaveFault | null {
  if (error === null) return null;
  if (isConflict(error)) return { kind: 'stale', error };
  if (error instanceof CallError && error.status === 404) return { kind: 'gone', error };
  return { kind: 'other', error };
}
