import { useCallback, useEffect, useState } from 'react';
import type { PlatformPage } from '../page.ts';
import { usePlatform } from '../platform-context.tsx';

/** The forms of a page with something typed and not saved: a page has it while one of them has. */
const unsavedForms = new WeakMap<PlatformPage, Set<object>>();

/**
 * Says that a form of this page has something typed and not saved: its tab then asks before it closes, and lives on
 * however many others are opened. What is returned says at once that nothing is any more, for a form that leaves.
 */
export function useUnsaved(unsaved: boolean): () => void {
  const { page } = usePlatform();
  const [form] = useState<object>(() => ({}));
  const say = useCallback(
    (now: boolean) => {
      const forms = unsavedForms.get(page) ?? new Set();
      unsavedForms.set(page, forms);
      if (now) forms.add(form);
      else forms.delete(form);
      page.setUnsaved(forms.size > 0);
    },
    [page, form],
  );
  useEffect(() => {
    say(unsaved);
    return () => {
      // A page that is only put out of sight ends its effects too, and keeps what was typed.
      if (page.shown.get()) say(false);
    };
  }, [page, say, unsaved]);
  return useCallback(() => say(false), [say]);
}
