import House from 'lucide/dist/esm/icons/house.mjs';
import PanelLeftClose from 'lucide/dist/esm/icons/panel-left-close.mjs';
import PanelLeftOpen from 'lucide/dist/esm/icons/panel-left-open.mjs';
import type { IconNode } from 'lucide/dist/esm/icons/*.mjs';
import { normalisePath } from '@console/contract-core';
import { memo, useEffect, useRef, useState, type ReactElement } from 'react';
import { BRAND } from '../../core/brand/brand.ts';
import { BrandMark } from '../../core/brand/brand-mark.tsx';
import { Icon } from '../../core/controls/icon.tsx';
import { Link } from '../../core/controls/link.tsx';
import type { MenuGroup } from '../../core/menu/menu-groups.ts';
import { menuIcon } from '../../core/controls/menu-icons.ts';
import './sider.css';

const KEY = 'console:sider';

interface SiderProps {
  readonly groups: readonly MenuGroup[];
  /** The menu path the shown page belongs to; null when none does. */
  readonly active: string | null;
  readonly version: string;
}

/** The dark column: brand, home and the modules' entries; it folds to icons. */
export const Sider = memo(function Sider({ groups, active, version }: SiderProps): ReactElement {
  const [folded, setFolded] = useState(() => localStorage.getItem(KEY) === 'folded');
  const fold = (): void => {
    localStorage.setItem(KEY, folded ? 'open' : 'folded');
    setFolded(!folded);
  };
  return (
    <nav aria-label="主菜单" className="shell-sider" data-folded={folded}>
      <div className="shell-sider-brand">
        <BrandMark size={18} />
        {!folded && <span>{BRAND.product}</span>}
      </div>
      <div className="shell-sider-menu">
        <ul>
          <Item to="/" title="首页" icon={House} active={active === '/'} folded={folded} />
        </ul>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <div className="shell-sider-group" aria-hidden="true">
              {!folded && group.title}
            </div>
            <ul>
              {group.entries.map((entry) => (
                <Item
                  key={entry.path}
                  to={entry.path}
                  title={entry.title}
                  icon={menuIcon(entry.icon)}
                  active={active !== null && normalisePath(entry.path) === normalisePath(active)}
                  folded={folded}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="shell-sider-foot">
        <button type="button" aria-label={folded ? '展开菜单' : '收起菜单'} onClick={fold}>
          <Icon of={folded ? PanelLeftOpen : PanelLeftClose} />
          {!folded && '收起'}
        </button>
        {!folded && <span>v{version}</span>}
      </div>
    </nav>
  );
});

interface ItemProps {
  readonly to: string;
  readonly title: string;
  readonly icon: IconNode;
  readonly active: boolean;
  readonly folded: boolean;
}

function Item({ to, title, icon, active, folded }: ItemProps): ReactElement {
  const place = useRef<HTMLLIElement>(null);
  // The page may have been opened from a link or the palette, and its entry be below the others.
  useEffect(() => {
    if (active) place.current?.scrollIntoView({ block: 'nearest' });
  }, [active, folded]);
  return (
    <li ref={place}>
      <Link
        to={to}
        className="shell-sider-item"
        aria-current={active ? 'page' : undefined}
        {...(folded ? { title, 'aria-label': title } : {})}
      >
        <Icon of={icon} />
        {!folded && <span>{title}</span>}
      </Link>
    </li>
  );
}
