import Search from 'lucide/dist/esm/icons/search.mjs';
import { SEARCH_LENGTH } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useDeferredValue, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../../core/controls/icon.tsx';
import { useModal } from '../../core/controls/use-modal.ts';
import { matching, type PaletteItem } from './palette-items.ts';
import { optionId, Results, RESULTS_ID } from './palette-results.tsx';
import './palette.css';
import { useChoice } from './use-choice.ts';
import { useSections, type PaletteSources, type Section } from './use-sections.ts';

export interface PaletteProps extends PaletteSources {
  readonly onClose: () => void;
}

/** An item whose actions are listed, and the text by which it was found. */
interface Opened {
  readonly item: PaletteItem;
  readonly foundBy: string;
}

const PLACEHOLDER = '公司、代码 + 页签（606093 利润表）、行业、因子、回测、页面或操作';

/** Finds companies and their views, industries, research, pages and actions from the keyboard. */
export function PaletteDialog({ onClose, ...sources }: PaletteProps): ReactElement {
  const { navigate } = usePlatform();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const wanted = useDeferredValue(text.trim());
  const found = useSections(opened ? opened.foundBy.trim() : wanted, sources);
  const sections = opened ? actionsOf(opened.item, wanted) : found.sections;
  const dialog = useModal({ onClose, besideCloses: true });

  const choose = (item: PaletteItem, apart: boolean): void => {
    onClose();
    if (item.to !== undefined && apart) window.open(item.to, '_blank', 'noopener');
    else if (item.to !== undefined) navigate(item.to);
    else item.run?.();
  };
  const items = sections.flatMap((section) => (section.stale ? [] : section.items));
  const late = (!opened && found.waiting) || wanted !== text.trim();
  const { chosen, point, move, restart, enter } = useChoice({ items, waiting: late, onChoose: choose });
  const type = (next: string): void => {
    setText(next);
    restart();
  };
  const open = (item: PaletteItem | undefined): void => {
    if (opened || !item?.actions?.length) return;
    setOpened({ item, foundBy: text });
    type('');
  };
  const back = (): void => {
    if (!opened) return;
    setOpened(null);
    type(opened.foundBy);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Tab: () => open(chosen),
    ...(opened ? { Escape: back } : {}),
    ...(opened && text === '' ? { Backspace: back } : {}),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method's keys choose and accept the typed word, and nothing else.
    if (event.nativeEvent.isComposing) return;
    const act = event.key === 'Enter' ? () => enter(event.ctrlKey || event.metaKey) : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog ref={dialog} className="shell-palette" aria-label="搜索与命令">
      <div className="shell-palette-field">
        <Icon of={Search} />
        {opened && (
          <button
            type="button"
            className="shell-palette-of"
            title="返回搜索结果"
            tabIndex={-1}
            onClick={back}
          >
            {opened.item.title}
          </button>
        )}
        <input
          role="combobox"
          aria-label={opened ? `${opened.item.title} 的操作` : '搜索公司、代码、拼音首字母、页面或操作'}
          aria-expanded={items.length > 0}
          aria-controls={RESULTS_ID}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          placeholder={opened ? '查找页签或操作' : PLACEHOLDER}
          maxLength={SEARCH_LENGTH}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Results
        sections={sections}
        text={wanted}
        chosen={chosen}
        onChoose={choose}
        onPoint={point}
        onOpen={open}
      />
      {sections.length === 0 && (late || found.failed.length === 0) && (
        <p className="shell-palette-none">{late ? '正在搜索' : '没有匹配的公司、行业、页面或操作'}</p>
      )}
      {!late &&
        found.failed.map(({ kind, error }) => (
          <p key={kind} className="shell-palette-none">
            {kind}没有搜到：{error.message}
          </p>
        ))}
      <Hints opened={opened !== null} />
    </dialog>
  );
}

function actionsOf({ title, actions = [] }: PaletteItem, text: string): readonly Section[] {
  const items = matching(actions, text);
  return items.length === 0 ? [] : [{ title, items, stale: false }];
}

function Hints({ opened }: { readonly opened: boolean }): ReactElement {
  return (
    <div className="shell-palette-hints">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> 选择
      </span>
      <span>
        <kbd>Enter</kbd> 打开
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> 新窗口打开
      </span>
      <span>
        <kbd>{opened ? 'Esc' : 'Tab'}</kbd> {opened ? '返回' : '页签与操作'}
      </span>
      <span className="shell-palette-last">代码、简称、拼音首字母</span>
    </div>
  );
}
