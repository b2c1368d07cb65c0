import X from 'lucide/dist/esm/icons/x.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Pin from 'lucide/dist/esm/icons/pin.mjs';
import { useStore } from '@console/platform';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { PopMenu, PopMenuButton, type MenuItem } from '../controls/pop-menu.tsx';
import type { PageTabs } from './create-page-tabs.ts';
import './page-tabs.css';
import { showActiveTab } from './show-active-tab.ts';
import { tabMenu } from './tab-menu.ts';
import { HOME_KEY, type PageTab } from './tab-state.ts';

/** The tabs that Ctrl and a number show, beside home and the last one. */
const NUMBERED = 7;

/**
 * The 34 px row of open pages. The middle mouse button closes a tab, the right one opens its menu; tabs are
 * dragged to another place, and shown by Ctrl and their number.
 */
export function PageTabRow({ tabs }: { readonly tabs: PageTabs }): ReactElement {
  const { tabs: open, active } = useStore(tabs);
  const [menu, setMenu] = useState<{ readonly tab: PageTab; readonly x: number; readonly y: number } | null>(
    null,
  );
  const row = useRef<HTMLElement>(null);
  useKeptFocus(row, open.length);
  useEffect(() => {
    if (row.current) showActiveTab(row.current);
  }, [open, active]);
  useHandling(row, tabs);
  const itemsOf = (tab: PageTab | null): readonly MenuItem[] => [
    ...(tab
      ? [
          {
            key: 'pin',
            title: tab.pinned ? '取消固定' : '固定',
            onChoose: () =>
              void import('./arranged.ts').then(({ withPinned }) =>
                tabs.arrange(withPinned(tabs.get().tabs, tab.key, !tab.pinned)),
              ),
          },
        ]
      : []),
    ...tabMenu(open, tab).map((item) => ({ ...item, onChoose: () => tabs.close(item.closes) })),
  ];
  const shown = open.find(({ key }) => key === active) ?? null;
  return (
    <nav ref={row} className="shell-page-tabs-row" aria-label="打开的页面">
      <ul className="shell-page-tabs-tabs">
        <Tab of={HOME_KEY} to="/" active={active === HOME_KEY} onShow={() => tabs.show(HOME_KEY)}>
          <Icon of={House} />
          首页
        </Tab>
        {open.map((tab, at) => (
          <Tab
            key={tab.key}
            of={tab.key}
            to={tab.address}
            active={tab.key === active}
            title={tab.title}
            hint={at < NUMBERED ? `${tab.title}（Ctrl ${at + 2}）` : tab.title}
            onShow={() => tabs.show(tab.key)}
            {...(tab.pinned ? {} : { onClose: () => tabs.close([tab.key]) })}
            onMenu={({ clientX, clientY }) => setMenu({ tab, x: clientX, y: clientY })}
          >
            {tab.pinned && <Icon of={Pin} size={11} />}
            <span className="shell-page-tabs-title">{tab.title}</span>
          </Tab>
        ))}
      </ul>
      {menu && <PopMenu label="页签操作" items={itemsOf(menu.tab)} at={menu} onClose={() => setMenu(null)} />}
      {open.length > 0 && (
        <PopMenuButton
          named
          label="全部页签"
          className="shell-page-tabs-more"
          items={[
            ...open.map((tab) => ({ key: tab.key, title: tab.title, onChoose: () => tabs.show(tab.key) })),
            ...itemsOf(shown).map((item, index) => ({ ...item, apart: index === 0 })),
          ]}
        >
          <Icon of={ChevronDown} size={11} />
        </PopMenuButton>
      )}
    </nav>
  );
}

/** Moves focus lost with a closed tab to the tab that is shown now. */
function useKeptFocus(row: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || document.activeElement !== document.body) return;
    const shown = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    (shown ?? row.current?.querySelector('a'))?.focus();
  }, [row, count]);
}

/** What needs no place in the console's first bytes. */
function useHandling(row: RefObject<HTMLElement | null>, tabs: PageTabs): void {
  useEffect(() => {
    const left = new AbortController();
    void import('./handle-tabs.ts').then(({ handleTabs }) => {
      if (row.current && !left.signal.aborted) handleTabs(row.current, tabs, left.signal);
    });
    return () => left.abort();
  }, [row, tabs]);
}

interface TabProps {
  /** The key of its page. */
  readonly of: string;
  readonly to: string;
  readonly active: boolean;
  readonly title?: string;
  /** The title with its shortcut. */
  readonly hint?: string;
  readonly children: ReactNode;
  readonly onShow: () => void;
  readonly onClose?: () => void;
  readonly onMenu?: (event: MouseEvent) => void;
}

function Tab(props: TabProps): ReactElement {
  const { of, to, active, title, hint, children, onShow, onClose, onMenu } = props;
  const place = useRef<HTMLLIElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' || !onClose) return;
    // To the neighbour, so that Delete closes the next one.
    const next = place.current?.nextElementSibling ?? place.current?.previousElementSibling;
    next?.querySelector('a')?.focus();
    onClose();
  };
  // The browser would scroll the row by the middle button, and open the address in a window of its own.
  const onMiddle = (event: MouseEvent): void => {
    if (event.button !== 1 || !onClose) return;
    event.preventDefault();
    if (event.type === 'auxclick') onClose();
  };
  return (
    <li
      ref={place}
      className="shell-page-tabs-tab"
      data-active={active}
      data-key={of}
      onAuxClick={onMiddle}
      onContextMenu={(event) => {
        if (!onMenu) return;
        event.preventDefault();
        onMenu(event);
      }}
    >
      <Link
        to={to}
        title={hint}
        aria-current={active ? 'page' : undefined}
        onKeyDown={onKeyDown}
        onMouseDown={onMiddle}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onShow();
        }}
      >
        {children}
      </Link>
      {onClose && (
        <button type="button" aria-label={`关闭 ${title ?? ''}`} title="关闭" onClick={onClose}>
          <Icon of={X} size={10} />
        </button>
      )}
    </li>
  );
}
