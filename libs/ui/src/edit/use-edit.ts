import { isConflict, useChange, useCreateKey, usePlatform, useUnsaved, type Client } from '@console/platform';
import { useState } from 'react';
import { begin, isNewer, merged, typedInto, type EditState } from './edit-state.ts';
import { isSameDraft } from './merge-draft.ts';

export interface EditOptions<Read extends object, Draft extends object, Sent, Saved> {
  readonly client: Pick<Client, 'service'>;
  /** The record as it was read; null for a new one, or while it is loading. */
  readonly read: Read | null;
  /** Its fields as they are typed; those of a new one for null. */
  readonly fields: (read: Read | null) => Draft;
  /**
   * A draft as it is sent. An error is shown above the fields and nothing is sent; null where the fields show
   * themselves what is missing.
   */
  readonly sent: (draft: Draft) => Sent | Error | null;
  /** Makes a new one; the key is that of its input, so that a double click makes one. */
  readonly add?: (sent: Sent, keyOf: (input: unknown) => string) => Promise<Saved>;
  readonly update?: (sent: Sent, read: Read) => Promise<Saved>;
  /** The current record, requested after a conflict. */
  readonly latest?: (read: Read) => Promise<Read>;
  /** The record from the answer of a save, for a form that stays open after it. */
  readonly readOf?: (saved: Saved) => Read;
  /** The notice after a save; null where the page itself says more. */
  readonly notice: string | null | ((saved: Saved) => string);
  /** Leaves the edit afterwards; called with null when it was given up. */
  readonly leave: (saved: Saved | null) => void;
}

export interface Edit<Read extends object, Draft extends object> {
  readonly draft: Draft;
  /**
   * The record the edit began with, or the one taken over after a conflict; loading it again meanwhile does
   * not change this.
   */
  readonly read: Read | null;
  readonly changed: boolean;
  readonly running: boolean;
  /** Why it was not saved, from the form or the service. */
  readonly fault: Error | null;
  /** Someone else saved first. */
  readonly conflict: boolean;
  /** Increased after each record that was added or given up, so that the form begins again. */
  readonly attempt: number;
  /** Fields as they are typed. */
  type(fields: Partial<Draft>): void;
  save(draft?: Draft): Promise<void>;
  /** Takes what someone else saved, and keeps what was typed. */
  reload(): Promise<void>;
  /** Back to what was read. */
  giveUp(): void;
  /** Gives up and leaves. */
  leave(): void;
}

/**
 * A new record or a change of one, from the record that was read until leaving: draft, merge with what others
 * save meanwhile, refusal, the warning while something is unsaved, the notice after.
 */
export function useEdit<Read extends object, Draft extends object, Sent, Saved>(
  options: EditOptions<Read, Draft, Sent, Saved>,
): Edit<Read, Draft> {
  const { client, fields, add, update, latest, readOf, notice } = options;
  const { notify } = usePlatform();
  const change = useChange(client);
  const keyOf = useCreateKey();
  const [own, setOwn] = useState<Error | null>(null);
  const [state, setState] = useState<EditState<Read, Draft>>(() => begin(options.read, fields, 0));
  const { read, before, draft, attempt } = state;
  const changed = !isSameDraft(before, draft);
  const nothingUnsaved = useUnsaved(changed);
  const newer = isNewer(options.read, read);
  // Nothing is typed yet: the form simply shows what another user saved meanwhile.
  if (newer && !changed) setState(begin(options.read, fields, attempt));

  const restart = (next: Read | null, attempts = attempt): void => {
    setOwn(null);
    change.forget();
    setState(begin(next, fields, attempts));
  };
  const leave = (saved: Saved | null): void => {
    // The page may be hidden before it can report this itself, and stays mounted in its tab.
    nothingUnsaved();
    options.leave(saved);
  };
  const send = (sent: Sent): Promise<Saved> => {
    if (read !== null && update) return update(sent, read);
    if (read === null && add) return add(sent, (input) => keyOf([attempt, input]));
    throw new Error('an edit without the call that saves it');
  };
  return {
    draft,
    read,
    changed,
    attempt,
    running: change.running,
    fault: own ?? change.fault,
    conflict: isConflict(change.fault) || newer,
    type(typed) {
      setOwn(null);
      setState((now) => typedInto(now, typed));
    },
    async save(typed = draft) {
      const sent = options.sent(typed);
      setOwn(sent instanceof Error ? sent : null);
      if (sent === null || sent instanceof Error) return;
      const answer = await change.run(async () => ({ saved: await send(sent) }));
      if (answer === null) return;
      const { saved } = answer;
      if (notice !== null) notify.success(typeof notice === 'string' ? notice : notice(saved));
      if (readOf && read !== null) restart(readOf(saved));
      else if (read === null) restart(null, attempt + 1);
      else setState((now) => ({ ...now, before: now.draft }));
      leave(saved);
    },
    async reload() {
      if (read === null || latest === undefined) return;
      const found = await change.run(() => latest(read));
      if (found === null) return;
      setState((now) => merged(now, found, fields));
    },
    giveUp: () => restart(read),
    leave() {
      restart(read, attempt + 1);
      leave(null);
    },
  };
}
