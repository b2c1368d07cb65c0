import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalOptions {
  /** Whether it is open; by default as long as its dialog is drawn. */
  readonly open?: boolean;
  /** Called when its reader closes it. A dialog without it cannot be closed: it opens again at once. */
  readonly onClose?: () => void;
  /** Whether a press beside it closes it too. */
  readonly besideCloses?: boolean;
}

/**
 * Opens a `<dialog>` over everything, in the browser's own top layer with the rest of the document inert.
 * It closes with the page it belongs to, or a page that is not shown would keep the whole console inert; it
 * opens again, unanswered, when that page is shown again.
 */
export function useModal(options: ModalOptions): RefObject<HTMLDialogElement | null> {
  const { open = true, onClose, besideCloses = false } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const stays = onClose === undefined;
  const closed = useEffectEvent(() => onClose?.());
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const onCancel = (event: Event): void => {
      if (stays && event.target === element) event.preventDefault();
    };
    // A browser closes a dialog on the second Esc even where the page prevents it.
    const onClosed = (): void => (stays ? element.showModal() : closed());
    const onPress = ({ target }: MouseEvent): void => {
      if (besideCloses && target === element) element.close();
    };
    element.showModal();
    // The element's own events: React would also pass up those of a dialog drawn inside it.
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onClosed);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onClosed);
      element.removeEventListener('click', onPress);
      element.close();
    };
  }, [open, stays, besideCloses]);
  return dialog;
}
