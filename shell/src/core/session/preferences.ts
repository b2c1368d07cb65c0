import type { Preferences } from '@console/contract-access';
import { sessionAddresses } from '@console/contract-access/addresses';
import { createClient, createStore, type Store } from '@console/platform';
import { storedTheme, storedUpColour } from '../theme/theme-choice.ts';

const store = createStore<Preferences>({
  theme: storedTheme(),
  upColour: storedUpColour(),
  autoLockMinutes: 30,
});
let confirmed = store.get();
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** The reader's preferences: shown at once, saved on the server a moment later. */
export const preferenceStore: Store<Preferences> = store;

/** Starts from the preferences stored on the server; `apply` is called now and after every change. */
export function followPreferences(kept: Preferences, apply: (preferences: Preferences) => void): () => void {
  confirmed = kept;
  store.set(kept);
  apply(kept);
  return store.subscribe(() => apply(store.get()));
}

/** Applies a choice, then saves it on the server. Throws CallError, and reverts the choice. */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  store.set({ ...store.get(), ...change });
  waiting += 1;
  const send = (): Promise<Preferences> =>
    createClient('access').call(sessionAddresses.setPreferences, change);
  // One after the other: of two quick clicks the later one has to be the one that is stored.
  const sent = last.then(send, send);
  last = sent;
  try {
    confirmed = await sent;
  } finally {
    waiting -= 1;
    if (waiting === 0) store.set(confirmed);
  }
}
