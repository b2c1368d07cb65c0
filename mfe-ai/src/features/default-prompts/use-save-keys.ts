import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S and Ctrl+Enter while the page is shown, wherever its focus is. */
export function useSaveKeys(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const saves = event.key === 'Enter' || event.key.toLowerCase() === 's';
    if (!saves || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The browser would save its own copy of the page.
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
