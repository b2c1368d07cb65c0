import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import { useTheme } from '@console/platform';
import { memo, type ReactElement } from 'react';
import { useDataSnapshot } from '../../core/data/use-data-snapshot.ts';
import { Bell } from '../../features/notices/bell.tsx';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { Icon } from '../../core/controls/icon.tsx';
import '../../core/controls/icon-button.css';
import './header.css';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  readonly session: SessionInfo;
  readonly onSearch: () => void;
  /** Null to those who may not ask. */
  readonly onAsk: (() => void) | null;
  readonly onThemeSwitch: () => void;
  readonly onLock: () => void;
}

/** The header, 48 px high: search, how old the data is, the reader's own settings. */
export const Header = memo(function Header(props: HeaderProps): ReactElement {
  const { session, onSearch, onAsk, onThemeSwitch, onLock } = props;
  const dark = useTheme() === 'dark';
  return (
    <header className="shell-header">
      <button type="button" className="shell-header-search" aria-keyshortcuts="Control+K" onClick={onSearch}>
        <Icon of={Search} />
        <span>搜索公司、代码、拼音首字母、页面或操作</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className="shell-header-rest" />
      <AsOf />
      {onAsk && (
        <button
          type="button"
          className="shell-icon-button-icon"
          aria-label="提问"
          aria-keyshortcuts="Control+J"
          title="提问（Ctrl J）"
          onClick={onAsk}
        >
          <Icon of={CircleQuestionMark} size={15} />
        </button>
      )}
      <Bell />
      <button
        type="button"
        className="shell-icon-button-icon"
        aria-label={dark ? '切换到浅色主题' : '切换到深色主题'}
        title={dark ? '浅色主题' : '深色主题'}
        onClick={onThemeSwitch}
      >
        <Icon of={dark ? Sun : Moon} size={15} />
      </button>
      <button
        type="button"
        className="shell-icon-button-icon"
        aria-label="锁屏"
        title="锁屏"
        onClick={onLock}
      >
        <Icon of={Lock} size={15} />
      </button>
      <span className="shell-header-line" />
      <UserMenu session={session} />
    </header>
  );
});

function AsOf(): ReactElement | null {
  const { data } = useDataSnapshot();
  if (!data?.asOf) return null;
  return (
    <div className="shell-header-as-of">
      <span>
        数据截至 <b>{data.asOf}</b> 收盘
      </span>
      {data.demo && <span className="shell-header-demo">演示数据</span>}
      <span className="shell-header-line" />
    </div>
  );
}
