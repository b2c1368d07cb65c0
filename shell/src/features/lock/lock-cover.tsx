import { Component, type ReactElement, type ReactNode } from 'react';
import '../../core/controls/button.css';
import { useModal } from '../../core/controls/use-modal.ts';
import './lock-cover.css';

interface LockCoverProps {
  readonly children?: ReactNode;
}

/** Covers everything until the lock screen's own file has loaded. */
export function LockCover({ children }: LockCoverProps): ReactElement {
  const dialog = useModal({});
  return (
    <dialog ref={dialog} className="shell-lock-cover-cover" aria-label="会话已锁定">
      {children}
    </dialog>
  );
}

interface LockBoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a lock screen whose file failed to load locked: covered, with a button to try again. */
export class LockBoundary extends Component<LockBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { onRetry, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <LockCover>
        <p role="alert">会话已锁定，锁屏页面没有取到，请检查网络后重试</p>
        <button type="button" className="shell-button-primary" onClick={onRetry}>
          重试
        </button>
      </LockCover>
    );
  }
}
