import { Button, Dropdown, Tooltip } from 'antd';
import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { DownIcon } from '../icons.tsx';
import './data.css';

export interface RowMenuItem {
  readonly key: string;
  readonly title: string;
  /** Why it is grey; null when it is not. */
  readonly blocked: string | null;
  readonly onSelect: () => void;
}

export interface RowMenuProps {
  /** The accessible name: 张三 的更多操作. */
  readonly label: string;
  readonly items: readonly RowMenuItem[];
}

/**
 * The menu at the end of a row, for less frequent actions. It is made when it is first opened: every row of a
 * list has one.
 */
export function RowMenu({ label, items }: RowMenuProps): ReactElement {
  const caret = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(true);
  const ask = (): void => {
    flushSync(() => setAsked(true));
    // The pressed caret was replaced by that of the menu.
    caret.current?.focus();
  };
  const button = (
    <Button
      ref={caret}
      type="text"
      size="small"
      icon={<DownIcon className="c-row-caret" />}
      aria-label={label}
      {...(asked ? {} : { onClick: ask })}
    />
  );
  if (!asked) return button;
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map(({ key, title, blocked }) => ({
          key,
          disabled: blocked !== null,
          label: (
            <Tooltip title={blocked} placement="left">
              <span>{title}</span>
            </Tooltip>
          ),
        })),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          // A dialog returns the focus to the element that had it; the menu is removed by then, its caret is
          // not.
          caret.current?.focus();
          items.find((item) => item.key === key)?.onSelect();
        },
      }}
    >
      {button}
    </Dropdown>
  );
}
