import { storeText, useSession } from '@console/platform';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';

/** A note as it was typed and not saved. */
export interface NoteDraft {
  /** The id of the note it changes; null for a new one. */
  readonly id: number | null;
  /** The version the edit began with; null for a new note. */
  readonly version: number | null;
  readonly year: number | null;
  readonly content: string;
}

export interface KeptDraft {
  /** Null when nothing is kept. */
  readonly draft: NoteDraft | null;
  /** False when the browser has no room for it. */
  keep(draft: NoteDraft): boolean;
  drop(): void;
}

const CHANGED = 'console:note-draft';

/**
 * The reader's draft of one note of the subject, kept in this browser until it is saved or given up. `year`
 * is the year of the changed note; null for a new one.
 */
export function useKeptDraft(type: number, year: number | null): KeptDraft {
  const { tenantId, userId } = useSession();
  const { kind, id } = useSubject();
  // Drafts of companies were kept before there were others.
  const place = kind === 'company' ? id : `${kind}-${id}`;
  const key = `note-draft:${tenantId}:${userId}:${place}:${type}:${year ?? 'new'}`;
  const text = useSyncExternalStore(subscribe, () => window.localStorage.getItem(key));
  const keep = useCallback((draft: NoteDraft) => store(key, JSON.stringify(draft)), [key]);
  const drop = useCallback(() => void store(key, null), [key]);
  return useMemo(() => ({ draft: read(text), keep, drop }), [text, keep, drop]);
}

function store(key: string, text: string | null): boolean {
  const fits = storeText(key, text);
  if (fits) window.dispatchEvent(new Event(CHANGED));
  return fits;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** A kept draft; null for data in the format of an older version of the page. */
function read(text: string | null): NoteDraft | null {
  if (text === null) return null;
  try {
    const given = JSON.parse(text) as Partial<NoteDraft> | null;
    if (typeof given?.content !== 'string') return null;
    const { id = null, version = null, year = null, content } = given;
    return { id, version, year, content };
  } catch {
    return null;
  }
}
