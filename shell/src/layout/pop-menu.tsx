import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import styles from './pop-menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** A hairline stands above it. */
  readonly apart?: boolean;
  readonly onChoose: () => void;
}

interface PopMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
  /** Where it stands: below its trigger at the right, or where the hand pressed. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Stands above the items. */
  readonly head?: ReactNode;
}

/** A menu that floats: arrows move, Enter chooses, Esc and a press elsewhere close. */
export function PopMenu({ label, items, onClose, at, head }: PopMenuProps): ReactElement {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = menu.current;
    choices(element)[0]?.focus();
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !element?.parentElement?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus();
    };
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = choices(menu.current);
    const here = all.findIndex((each) => each === document.activeElement);
    all[(here + step + all.length) % all.length]?.focus();
  };
  return (
    <div
      ref={menu}
      className={styles['menu']}
      {...(at ? { style: { position: 'fixed', top: at.y, left: at.x, right: 'auto' } } : {})}
    >
      {head}
      <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles['entry']}
            data-apart={item.apart}
            disabled={item.disabled}
            onClick={() => {
              onClose();
              item.onChoose();
            }}
          >
            {item.icon}
            {item.title}
          </button>
        ))}
      </div>
    </div>
  );
}

interface PopMenuButtonProps extends Omit<PopMenuProps, 'onClose' | 'at'> {
  readonly className: string | undefined;
  readonly placeClassName?: string | undefined;
  readonly children: ReactNode;
  /** For a trigger that is an icon alone. */
  readonly named?: boolean;
}

/** A button and the menu it opens. */
export function PopMenuButton(props: PopMenuButtonProps): ReactElement {
  const { className, placeClassName, children, named = false, ...menu } = props;
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  return (
    <div className={placeClassName} style={{ position: 'relative' }}>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(named ? { 'aria-label': menu.label, title: menu.label } : {})}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && <PopMenu {...menu} onClose={close} />}
    </div>
  );
}

const choices = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
];
