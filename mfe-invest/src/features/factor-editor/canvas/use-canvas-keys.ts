import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { CanvasCommands } from './canvas-commands.ts';

/**
 * Delete and Ctrl+D on the chosen nodes, while the focus is on the canvas or nowhere. Null when nothing may
 * be changed.
 */
export function useCanvasKeys(canvas: RefObject<HTMLElement | null>, commands: CanvasCommands | null): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const ours = target === document.body || (target instanceof Node && canvas.current?.contains(target));
    if (!ours || commands === null) return;
    const control = event.ctrlKey || event.metaKey;
    if (!control && !event.altKey && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      commands.remove();
    }
    if (control && event.key.toLowerCase() === 'd') {
      // The browser would set a bookmark.
      event.preventDefault();
      commands.duplicate();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
