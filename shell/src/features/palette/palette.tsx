import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { usePlatform } from '@console/platform';
import { useDeferredValue, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../../core/controls/icon.tsx';
import { useModal } from '../../core/controls/use-modal.ts';
import type { PaletteItem } from './palette-items.ts';
import { optionId, Results, RESULTS_ID } from './palette-results.tsx';
import './palette.css';
import { useChoice } from './use-choice.ts';
import { useSections, type PaletteSources } from './use-sections.ts';

interface PaletteProps extends PaletteSources {
  readonly onClose: () => void;
}

/** Finds companies, pages and actions from the keyboard. */
export default function Palette({ onClose, ...sources }: PaletteProps): ReactElement {
  const { navigate } = usePlatform();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { sections, waiting, error } = useSections(wanted, sources);
  const dialog = useModal({ onClose, besideCloses: true });

  const choose = (item: PaletteItem, apart: boolean): void => {
    onClose();
    if (item.to !== undefined && apart) window.open(item.to, '_blank', 'noopener');
    else if (item.to !== undefined) navigate(item.to);
    else item.run?.();
  };
  const items = sections.flatMap((section) => (section.stale ? [] : section.items));
  const late = waiting || wanted !== text.trim();
  const { chosen, point, move, restart, enter } = useChoice({ items, waiting: late, onChoose: choose });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    // An input method's Enter accepts the typed word and chooses nothing.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) enter(event.ctrlKey || event.metaKey);
    else move(step);
  };
  return (
    <dialog ref={dialog} className="shell-palette" aria-label="搜索与命令">
      <div className="shell-palette-field">
        <Icon of={SearchOutlined} />
        <input
          role="combobox"
          aria-label="搜索公司、代码、拼音首字母、页面或操作"
          aria-expanded={items.length > 0}
          aria-controls={RESULTS_ID}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          placeholder="搜索公司、代码、拼音首字母、页面或操作"
          maxLength={40}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            restart();
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Results sections={sections} text={wanted} chosen={chosen} onChoose={choose} onPoint={point} />
      {sections.length === 0 && <p className="shell-palette-none">{nothingText(late, error)}</p>}
      <Hints />
    </dialog>
  );
}

function Hints(): ReactElement {
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
      <span className="shell-palette-last">代码、简称、拼音首字母</span>
    </div>
  );
}

function nothingText(isLoading: boolean, error: Error | null): string {
  if (isLoading) return '正在搜索';
  return error ? `公司没有搜到：${error.message}` : '没有匹配的公司、页面或操作';
}
