import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import './pop-menu.css';
import { useDismiss } from './use-dismiss.ts';

export interface MenuItem {
  readonly key: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Whether a hairline is drawn above it. */
  readonly apart?: boolean;
  readonly onChoose: () => void;
}

interface PopMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
  /** Where it opens: by default below its trigger at the right; or at the point that was pressed. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Content above the items. */
  readonly head?: ReactNode;
  /** The element that contains the menu and its trigger; the trigger closes the menu itself. */
  readonly place?: RefObject<HTMLElement | null>;
}

/** A menu that floats: arrows move, Enter chooses, Esc and a press elsewhere close. */
export function PopMenu({ label, items, onClose, at, head, place }: PopMenuProps): ReactElement {
  const menu = useInsideWindow(at);
  useDismiss(place ?? menu, true, onClose);
  useFocusInside(menu);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return onClose();
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
      className="shell-pop-menu-menu"
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
            className="shell-pop-menu-entry"
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

interface PopMenuButtonProps extends Omit<PopMenuProps, 'onClose' | 'at' | 'place'> {
  readonly className: string | undefined;
  readonly placeClassName?: string | undefined;
  readonly children: ReactNode;
  /** Whether the label becomes the trigger's name and tooltip, because its content is an icon alone. */
  readonly named?: boolean;
}

/** A button and the menu it opens. */
export function PopMenuButton(props: PopMenuButtonProps): ReactElement {
  const { className, placeClassName, children, named = false, ...menu } = props;
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={placeClassName} style={{ position: 'relative' }}>
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
      {open && <PopMenu {...menu} place={place} onClose={() => setOpen(false)} />}
    </div>
  );
}

const choices = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
];

/**
 * The focus moves to the first choice, and back to where it was if the menu still has it when it closes.
 */
function useFocusInside(menu: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = menu.current;
    choices(element)[0]?.focus();
    return () => {
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus();
    };
  }, [menu]);
}

/** Pixels between the menu and the window's edge. */
const EDGE = 8;

/** Keeps a menu inside the window: one at a point moves in from the edge; one below its trigger scrolls. */
function useInsideWindow(at: PopMenuProps['at']): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu.current === null) return;
    const { style } = menu.current;
    const { width, height, top } = menu.current.getBoundingClientRect();
    const inside = (wanted: number, size: number, whole: number): string =>
      `${Math.max(EDGE, Math.min(wanted, whole - size - EDGE))}px`;
    if (at) {
      style.left = inside(at.x, width, window.innerWidth);
      style.top = inside(at.y, height, window.innerHeight);
    }
    style.maxHeight = `${window.innerHeight - (at ? EDGE : top) - EDGE}px`;
  }, [at]);
  return menu;
}
