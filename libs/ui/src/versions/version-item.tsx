import { EMPTY } from '@console/contract-core';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Mark } from '../number/mark.tsx';
import './versions.css';

export interface VersionItemProps {
  readonly version: number;
  /** Null for demo data. */
  readonly savedBy: string | null;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly savedAt: string;
  readonly current?: boolean;
  /** Whether it was replaced by a save that did not name the version it was based on. */
  readonly unread?: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What is shown of it while it is open. */
  readonly children: ReactNode;
}

/** One version in a list of them: who saved it when, and its content once it is opened. */
export function VersionItem(props: VersionItemProps): ReactElement {
  const { version, savedBy, savedAt, current = false, unread = false, open, onToggle, children } = props;
  const place = useId();
  return (
    <li>
      <button
        type="button"
        className="c-version"
        aria-expanded={open}
        aria-controls={place}
        onClick={onToggle}
      >
        <span>
          第 {version} 版 {current && <Mark tint="navy">当前</Mark>}
          {unread && <Mark tint="amber">被未带版本号的保存覆盖</Mark>}
        </span>
        <span className="c-version-by">
          {savedBy ?? EMPTY} {savedAt.slice(0, 16)}
        </span>
      </button>
      <div id={place} hidden={!open} className="c-version-body">
        {open && children}
      </div>
    </li>
  );
}
