import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import { useTheme } from '@console/platform';
import type { ReactElement } from 'react';
import { useDataSnapshot } from '../home/use-data-snapshot.ts';
import type { SessionInfo } from '../session/load-session.ts';
import styles from './header.module.css';
import { Icon } from './icon.tsx';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  readonly session: SessionInfo;
  /** Where the reader is: the menu group, then the page. */
  readonly trail: readonly string[];
  readonly onThemeSwitch: () => void;
}

/** The 48 px row: where one is, how old the data is, the reader's own settings. */
export function Header({ session, trail, onThemeSwitch }: HeaderProps): ReactElement {
  const dark = useTheme() === 'dark';
  return (
    <header className={styles['header']}>
      <nav aria-label="当前位置" className={styles['trail']}>
        <ol>
          {trail.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </nav>
      <AsOf />
      <button
        type="button"
        className={styles['icon']}
        aria-label={dark ? '切换到浅色主题' : '切换到深色主题'}
        title={dark ? '浅色主题' : '深色主题'}
        onClick={onThemeSwitch}
      >
        <Icon of={dark ? SunOutlined : MoonOutlined} size={15} />
      </button>
      <span className={styles['line']} />
      <UserMenu session={session} />
    </header>
  );
}

function AsOf(): ReactElement | null {
  const { data } = useDataSnapshot();
  if (!data?.asOf) return null;
  return (
    <div className={styles['asOf']}>
      <span>
        数据截至 <b>{data.asOf}</b> 收盘
      </span>
      {data.demo && <span className={styles['demo']}>演示数据</span>}
      <span className={styles['line']} />
    </div>
  );
}
