import { createStore, useStore, type Notify, type Store } from '@console/platform';
import type { ReactElement } from 'react';
import './toasts.css';

interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

const SHOWN_MS = 3_000;
/** An error is shown longer: it says what would help. */
const ERROR_SHOWN_MS = 6_000;
const MOST = 3;

/** Short notices over the page, and the way to raise one. */
export function createToasts(): { readonly notify: Notify; readonly toasts: Store<readonly Toast[]> } {
  const toasts = createStore<readonly Toast[]>([]);
  let last = 0;
  const show = (kind: Toast['kind'], text: string): void => {
    const id = ++last;
    toasts.set([...toasts.get(), { id, kind, text }].slice(-MOST));
    const gone = (): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
    setTimeout(gone, kind === 'error' ? ERROR_SHOWN_MS : SHOWN_MS);
  };
  return {
    toasts,
    notify: {
      success: (text) => show('success', text),
      info: (text) => show('info', text),
      error: (problem) => show('error', typeof problem === 'string' ? problem : problem.message),
    },
  };
}

export function Toasts({ toasts }: { readonly toasts: Store<readonly Toast[]> }): ReactElement {
  const shown = useStore(toasts);
  return (
    <div className="shell-toasts" role="status">
      {shown.map((toast) => (
        <div key={toast.id} className="shell-toasts-toast" data-kind={toast.kind}>
          {toast.text}
        </div>
      ))}
    </div>
  );
}
