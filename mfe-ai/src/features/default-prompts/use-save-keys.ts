import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and Ctrl+Enter save while the page is shown, wherever the hand is on it. */
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
