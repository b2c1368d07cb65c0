import { usePlatform } from '@console/platform';
import { useState } from 'react';

/** The record that a dialog shows; null in a dialog for a new one. */
export interface Opened<Kept> {
  readonly mode: 'add' | 'edit' | 'view';
  readonly record: Kept | null;
}

export interface Opening<Kept> {
  readonly opened: Opened<Kept> | null;
  /** The row whose record is loading for its dialog. */
  readonly pending: number | null;
  edit(id: number): void;
  view(id: number): void;
  add(): void;
  close(): void;
}

/**
 * Dialogs of records: one opens once its record is loaded, as it is stored now.
 * @param load of one id
 * @param what the records are, in Chinese: in the notice where the load fails without a reason
 */
export function useOpened<Kept>(load: (id: number) => Promise<Kept>, what: string): Opening<Kept> {
  const { notify } = usePlatform();
  const [pending, setPending] = useState<number | null>(null);
  const [opened, setOpened] = useState<Opened<Kept> | null>(null);
  const open = async (mode: 'edit' | 'view', id: number): Promise<void> => {
    if (pending !== null) return;
    setPending(id);
    try {
      setOpened({ mode, record: await load(id) });
    } catch (error) {
      notify.error(error instanceof Error ? error : `${what}没有取到`);
    } finally {
      setPending(null);
    }
  };
  return {
    opened,
    pending,
    edit: (id) => void open('edit', id),
    view: (id) => void open('view', id),
    add: () => setOpened({ mode: 'add', record: null }),
    close: () => setOpened(null),
  };
}
