import type { ReactElement } from 'react';
import './eye-button.css';
import { EyeIcon } from './eye-icon.tsx';

interface EyeButtonProps {
  readonly shown: boolean;
  /** What is hidden: 密码, 锁屏密码. */
  readonly of: string;
  readonly onToggle: () => void;
}

/** The button at the right end of a password's box (which must be positioned) that shows what is typed. */
export function EyeButton({ shown, of, onToggle }: EyeButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="shell-eye-button-eye"
      aria-label={`${shown ? '隐藏' : '显示'}${of}`}
      onClick={onToggle}
    >
      <EyeIcon open={shown} />
    </button>
  );
}
