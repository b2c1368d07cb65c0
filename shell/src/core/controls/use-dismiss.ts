import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back on a press outside of `place`, and on Esc, while something floats there. */
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (by: 'press' | 'escape') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !place.current?.contains(target)) dismiss('press');
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss('escape');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [place, open]);
}
