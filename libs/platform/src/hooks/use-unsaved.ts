import { useEffect } from 'react';
import { usePlatform } from '../platform-context.tsx';

/**
 * Says that this page holds something typed and not saved: its tab then asks before it closes, and lives on
 * however many others are opened.
 */
export function useUnsaved(unsaved: boolean): void {
  const { page } = usePlatform();
  useEffect(() => {
    page.setUnsaved(unsaved);
    return () => {
      // A page that is only put out of sight ends its effects too, and keeps what was typed.
      if (page.shown.get()) page.setUnsaved(false);
    };
  }, [page, unsaved]);
}
