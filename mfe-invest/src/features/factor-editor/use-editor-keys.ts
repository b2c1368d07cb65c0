import { useEffect, useEffectEvent } from 'react';

export interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+S anywhere on the page; Ctrl+Z and Ctrl+Shift+Z outside text fields, which have their own undo. */
export function useEditorKeys({ save, undo, redo }: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const does =
      key === 's' && !event.shiftKey
        ? save
        : isTyping(event.target)
          ? null
          : key === 'z'
            ? event.shiftKey
              ? redo
              : undo
            : key === 'y' && !event.shiftKey
              ? redo
              : null;
    if (does === null) return;
    // The browser uses these keys too.
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
