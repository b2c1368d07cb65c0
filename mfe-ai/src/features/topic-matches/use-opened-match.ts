import { aiEntries, type TopicMatch } from '@console/contract-ai';
import { usePlatform } from '@console/platform';
import { useState } from 'react';
import { client } from '../../client.ts';

/** The match that a dialog shows; null in a dialog for a new one. */
export interface OpenedMatch {
  readonly mode: 'add' | 'edit' | 'view';
  readonly match: TopicMatch | null;
}

export interface Opening {
  readonly opened: OpenedMatch | null;
  /** The row whose match is loading for its dialog. */
  readonly pending: number | null;
  open(mode: 'edit' | 'view', id: number): void;
  openNew(): void;
  close(): void;
}

/** Dialogs of matches: one opens once its match is loaded, as it is stored now. */
export function useOpenedMatch(): Opening {
  const { notify } = usePlatform();
  const [pending, setPending] = useState<number | null>(null);
  const [opened, setOpened] = useState<OpenedMatch | null>(null);
  const load = async (mode: 'edit' | 'view', id: number): Promise<void> => {
    setPending(id);
    try {
      setOpened({ mode, match: await client.call(aiEntries.topicMatch, { id }) });
    } catch (error) {
      notify.error(error instanceof Error ? error : '主题匹配没有取到');
    } finally {
      setPending(null);
    }
  };
  return {
    opened,
    pending,
    open: (mode, id) => void (pending === null && load(mode, id)),
    openNew: () => setOpened({ mode: 'add', match: null }),
    close: () => setOpened(null),
  };
}
