import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import type { FoundCompany } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { ConsoleActions } from '../console/console.tsx';
import { readVisits } from '../home/recent-visits.ts';
import { Icon } from '../layout/icon.tsx';
import type { MenuGroup } from '../layout/menu-groups.ts';
import type { PageTabs } from '../tabs/create-page-tabs.ts';
import { CompanyRow, ItemRow } from './palette-rows.tsx';
import { companyItem, paletteActions } from './palette-actions.ts';
import { matchingActions, matchingPages, recentItems, type PaletteItem } from './palette-items.ts';
import styles from './palette.module.css';
import { useCompanies } from './use-companies.ts';

export interface PaletteProps {
  readonly tabs: PageTabs;
  readonly groups: readonly MenuGroup[];
  readonly actions: ConsoleActions;
  readonly onClose: () => void;
}

/** Finds companies, pages and actions from the keyboard. */
export default function Palette({ tabs, groups, actions, onClose }: PaletteProps): ReactElement {
  const { session, navigate, can } = usePlatform();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useDeferredValue(text.trim());
  const companies = useCompanies(wanted);
  useModal(dialog);

  const found = wanted === '' || !companies.data ? [] : companies.data;
  const canOpen = can('gssjk_gn_view');
  const sections: readonly Section[] = [
    { title: '公司', items: found.map((company) => ({ ...companyItem(company, canOpen), company })) },
    { title: '最近访问', items: wanted === '' ? recentItems(readVisits(session.userId)) : [] },
    { title: '页面', items: matchingPages(groups, wanted) },
    { title: '操作', items: matchingActions(paletteActions({ tabs, actions }), wanted) },
  ].filter(({ items }) => items.length > 0);
  const all = sections.flatMap(({ items }) => items);
  const at = Math.min(chosen, all.length - 1);

  const choose = (item: PaletteItem | undefined, apart = false): void => {
    if (!item) return;
    onClose();
    if (item.to !== undefined && apart) window.open(item.to, '_blank', 'noopener');
    else if (item.to !== undefined) navigate(item.to);
    else item.run?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setChosen((at + step + all.length) % all.length);
    }
    // An input method's Enter takes the typed word over and chooses nothing.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(all[at], event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog ref={dialog} className={styles['palette']} aria-label="搜索与命令" onClose={onClose}>
      <div className={styles['field']}>
        <Icon of={SearchOutlined} />
        <input
          role="combobox"
          aria-label="搜索公司、代码、拼音首字母、页面或操作"
          aria-expanded={all.length > 0}
          aria-controls="palette-results"
          aria-activedescendant={all[at] ? optionId(all[at]) : undefined}
          placeholder="搜索公司、代码、拼音首字母、页面或操作"
          maxLength={40}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Results
        sections={sections}
        text={wanted}
        chosen={all[at]}
        onChoose={choose}
        onPoint={(item) => setChosen(all.indexOf(item))}
      />
      {all.length === 0 && (
        <p className={styles['none']}>{nothingText(companies.isFetching, companies.error)}</p>
      )}
      <Hints />
    </dialog>
  );
}

interface FoundItem extends PaletteItem {
  readonly company?: FoundCompany;
}

interface Section {
  readonly title: string;
  readonly items: readonly FoundItem[];
}

interface ResultsProps {
  readonly sections: readonly Section[];
  readonly text: string;
  readonly chosen: FoundItem | undefined;
  readonly onChoose: (item: PaletteItem, apart: boolean) => void;
  readonly onPoint: (item: FoundItem) => void;
}

function Results({ sections, text, chosen, onChoose, onPoint }: ResultsProps): ReactElement {
  return (
    <div id="palette-results" role="listbox" aria-label="结果" className={styles['results']}>
      {sections.map(({ title, items }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles['group']} aria-hidden="true">
            {title}
          </div>
          {items.map((item) => (
            <button
              key={item.key}
              id={optionId(item)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={item === chosen}
              className={styles['row']}
              ref={item === chosen ? intoView : null}
              onMouseMove={() => onPoint(item)}
              onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
            >
              {item.company ? (
                <CompanyRow company={item.company} text={text} />
              ) : (
                <ItemRow item={item} text={text} />
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function Hints(): ReactElement {
  return (
    <div className={styles['hints']}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> 选择
      </span>
      <span>
        <kbd>Enter</kbd> 打开
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> 新窗口打开
      </span>
      <span className={styles['last']}>代码、简称、拼音首字母</span>
    </div>
  );
}

const optionId = (item: PaletteItem): string => `palette-${encodeURIComponent(item.key)}`;

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

function nothingText(isLoading: boolean, error: Error | null): string {
  if (isLoading) return '正在搜索';
  return error ? `公司没有搜到：${error.message}` : '没有匹配的公司、页面或操作';
}

/** Over everything, and closed by a press beside it. The browser puts the focus on its field. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = ({ target }: MouseEvent): void => {
      if (target === element) element?.close();
    };
    element?.showModal();
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [dialog]);
}
