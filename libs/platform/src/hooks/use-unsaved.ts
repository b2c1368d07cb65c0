import { useCallback, useEffect, useState } from 'react';
import type { PlatformPage } from '../page.ts';
import { usePlatform } from '../platform-context.tsx';

/** The forms of a page with unsaved input: a page has unsaved input while one of its forms has. */
const unsavedForms = new WeakMap<PlatformPage, Set<object>>();

/**
 * Reports that a form of this page has unsaved input: its tab then asks before it closes, and stays open
 * however many others are opened. Returns a function that reports at once that there is none any more, for a
 * form that leaves.
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
      // A page that is only hidden ends its effects too, and keeps its input.
      if (page.shown.get()) say(false);
    };
  }, [page, say, unsaved]);
  return useCallback(() => say(false), [say]);
}
