import type { ReactElement } from 'react';
import { AnswerGuard } from '../../core/controls/answer-guard.tsx';
import { useModal } from '../../core/controls/use-modal.ts';
import { PaletteDialog, type PaletteProps } from './palette-dialog.tsx';

/** The command palette. A service's answer that cannot be shown costs the palette alone. */
export default function Palette(props: PaletteProps): ReactElement {
  return (
    <AnswerGuard instead={(_, retry) => <CrashedPalette onClose={props.onClose} onRetry={retry} />}>
      <PaletteDialog {...props} />
    </AnswerGuard>
  );
}

interface CrashedPaletteProps {
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

function CrashedPalette({ onClose, onRetry }: CrashedPaletteProps): ReactElement {
  const dialog = useModal({ onClose, besideCloses: true });
  return (
    <dialog ref={dialog} className="shell-palette" aria-label="搜索与命令">
      <p className="shell-palette-none" role="alert">
        搜索结果没有显示：服务的回答有误。
        <button type="button" className="c-name-button" onClick={onRetry}>
          重试
        </button>
      </p>
    </dialog>
  );
}
