import { useEffect, type RefObject } from 'react';

/**
 * Puts the focus into the first field of a form when it is shown, and again when `ready` changes: fields of a
 * record are drawn once it is loaded.
 */
export function useFirstField(area: RefObject<HTMLElement | null>, ready: unknown = true): void {
  useEffect(() => {
    focusFirstField(area.current);
    // A drawer takes the focus itself after its content is drawn.
    const frame = requestAnimationFrame(() => focusFirstField(area.current));
    return () => cancelAnimationFrame(frame);
  }, [area, ready]);
}

/** Puts the focus into the first field that can be typed in, unless the user is already typing in another. */
export function focusFirstField(area: HTMLElement | null): void {
  if (document.activeElement?.matches(TYPED_IN)) return;
  area?.querySelector<HTMLElement>(FIELD)?.focus();
}

const TYPED_IN = 'input, textarea, [contenteditable="true"]';
/** A list of choices may have a read-only field: it is opened by keys all the same. */
const FIELD =
  ':is(input:not([type=checkbox], [type=radio], [type=file]), textarea):not([disabled], [readonly]), ' +
  'input[role=combobox]:not([disabled]), [contenteditable="true"]';
