import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageTabs } from './create-page-tabs.ts';
import { PageTabRow } from './page-tabs.tsx';
import { close, type PageTab } from './tab-state.ts';

const tab = (key: string): PageTab => ({ key, address: `/${key}`, title: `${key} 页` });

let closed: (readonly string[])[];
let went: string[];

// jsdom has no pointer events: those of the mouse have all that is read of them.
window.PointerEvent = MouseEvent as unknown as typeof PointerEvent;

/** Reports another width of the row. */
let resize: () => void;
/** How often the row was scrolled. */
let scrolled: number;

beforeEach(() => {
  layOut();
  scrolled = 0;
  window.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      resize = () => report([], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  closed = [];
  went = [];
  Object.defineProperty(Element.prototype, 'scrollLeft', {
    configurable: true,
    get: () => 0,
    set: () => (scrolled += 1),
  });
});

/** The row over three pages, of which the second is shown. */
function show(): void {
  const store = createStore({
    tabs: [tab('a'), tab('b'), tab('c')],
    active: 'b',
    recent: ['b', 'a', 'c', 'home'],
  });
  const tabs = {
    ...store,
    show: (key: string) => void went.push(key),
    arrange: (next: readonly PageTab[]) => store.set({ ...store.get(), tabs: [...next] }),
    close(keys: readonly string[]) {
      closed.push(keys);
      const { tabs: open, active, recent } = close(store.get(), keys);
      store.set({ tabs: [...open], active: active ?? 'home', recent: [...recent] });
    },
  } as unknown as PageTabs;
  render(
    <PlatformProvider value={{ navigate: (to: string) => void went.push(to) } as unknown as Platform}>
      <PageTabRow tabs={tabs} />
    </PlatformProvider>,
  );
}
/** Waits for the code that is fetched after the row is drawn. */
const handled = (): Promise<unknown> => act(() => import('./handle-tabs.ts'));
/** Gives each tab a place: 100 pixels in the row's order, which jsdom does not lay out. */
function layOut(): void {
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement): DOMRect {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { left: place * 100, right: place * 100 + 100, width: 100 } as DOMRect;
  };
}
/** Presses a tab and moves to a place: of three tabs, home's is up to 100. */
function drag(tab: HTMLElement, clientX: number): void {
  const from = { clientX: (tab.closest('li') ?? tab).getBoundingClientRect().left + 50 };
  fireEvent.pointerDown(tab, { button: 0, ...from });
  fireEvent.pointerMove(window, { clientX });
}
function drop(tab: HTMLElement, clientX: number): void {
  drag(tab, clientX);
  fireEvent.pointerUp(window, { clientX });
}
const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const titles = (): (string | null)[] => screen.getAllByRole('link').map((each) => each.textContent);

describe('the row of tabs', () => {
  it('shows a page by a press, home among them', async () => {
    show();
    expect(link('b 页').getAttribute('aria-current')).toBe('page');
    await userEvent.click(link('a 页'));
    await userEvent.click(link('首页'));
    expect(went).toEqual(['a', 'home']);
  });

  it('closes a tab by its cross, and the focus goes to the shown one', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '关闭 b 页' }));
    expect(titles()).toEqual(['首页', 'a 页', 'c 页']);
    expect(document.activeElement).toBe(link('a 页'));
  });

  it('closes a tab by the middle button, and nothing opens beside it', () => {
    show();
    for (const kind of ['mouseDown', 'auxClick'] as const) {
      const event = createEvent(
        kind === 'mouseDown' ? 'mousedown' : 'auxclick',
        link('c 页'),
        { bubbles: true, cancelable: true, button: 1 },
        { EventType: 'MouseEvent' },
      );
      fireEvent(link('c 页'), event);
      expect(event.defaultPrevented).toBe(true);
    }
    expect(closed).toEqual([['c']]);
  });

  it('leaves the middle button on home, which stays, to the browser', () => {
    show();
    const event = createEvent(
      'auxclick',
      link('首页'),
      { bubbles: true, cancelable: true, button: 1 },
      {
        EventType: 'MouseEvent',
      },
    );
    fireEvent(link('首页'), event);
    expect([event.defaultPrevented, closed]).toEqual([false, []]);
  });

  it('closes a tab by Delete, and the focus goes to its neighbour', async () => {
    show();
    link('b 页').focus();
    await userEvent.keyboard('{Delete}');
    expect([closed, document.activeElement]).toEqual([[['b']], link('c 页')]);
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement).toBe(link('a 页'));
  });

  it('does not take the focus when a tab closes that did not have it', async () => {
    show();
    link('b 页').focus();
    fireEvent(
      link('c 页'),
      createEvent('auxclick', link('c 页'), { bubbles: true, button: 1 }, { EventType: 'MouseEvent' }),
    );
    expect(document.activeElement).toBe(link('b 页'));
  });

  it('closes from the menu of a tab', async () => {
    show();
    await userEvent.pointer({ target: link('b 页'), keys: '[MouseRight]' });
    await userEvent.click(within(screen.getByRole('menu', { name: '页签操作' })).getByText('关闭其他'));
    expect(closed).toEqual([['a', 'c']]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('lists every page for a reader who cannot see its tab', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '全部页签' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'c 页' }));
    expect(went).toEqual(['c']);
  });

  it('pins a tab from its menu: it goes to the front, without a cross, and no command for several closes it', async () => {
    show();
    await userEvent.pointer({ target: link('c 页'), keys: '[MouseRight]' });
    await userEvent.click(screen.getByRole('menuitem', { name: '固定' }));
    await waitFor(() => expect(titles()).toEqual(['首页', 'c 页', 'a 页', 'b 页']));
    expect(screen.queryByRole('button', { name: '关闭 c 页' })).toBeNull();
    link('c 页').focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.pointer({ target: link('b 页'), keys: '[MouseRight]' });
    await userEvent.click(screen.getByText('关闭其他'));
    expect(closed).toEqual([['a']]);
    await userEvent.pointer({ target: link('c 页'), keys: '[MouseRight]' });
    await userEvent.click(screen.getByRole('menuitem', { name: '取消固定' }));
    expect(await screen.findByRole('button', { name: '关闭 c 页' })).toBeTruthy();
  });

  it('shows a tab by Ctrl and its number: 1 is home, 9 the last', async () => {
    show();
    await handled();
    await userEvent.keyboard('{Control>}139{/Control}');
    await userEvent.keyboard('2{Control>}8{/Control}{Control>}{Shift>}1{/Shift}{/Control}');
    expect(went).toEqual(['home', 'b', 'c']);
  });

  it('keeps the shown tab in view when it opens and in a narrower window', async () => {
    show();
    await handled();
    expect(scrolled).toBe(1);
    resize();
    expect(scrolled).toBe(2);
  });

  it('moves a tab by dragging it beside another one, or to the front behind home', async () => {
    show();
    await handled();
    drop(link('c 页'), 110);
    expect(titles()).toEqual(['首页', 'c 页', 'a 页', 'b 页']);
    drop(link('c 页'), 290);
    expect(titles()).toEqual(['首页', 'a 页', 'c 页', 'b 页']);
    drop(link('b 页'), 20);
    expect(titles()).toEqual(['首页', 'b 页', 'a 页', 'c 页']);
    drop(link('b 页'), 900);
    expect(titles()).toEqual(['首页', 'a 页', 'c 页', 'b 页']);
    drop(link('首页'), 250);
    expect(titles()).toEqual(['首页', 'a 页', 'c 页', 'b 页']);
  });

  it('shows where a dragged tab goes, and leaves it where it was by Esc', async () => {
    show();
    await handled();
    const marks = (): unknown[] =>
      screen.getAllByRole('listitem').map(({ dataset: { drop: side, dragged } }) => side ?? dragged);
    drag(link('c 页'), 110);
    expect(marks()).toEqual([undefined, 'before', undefined, '']);
    await userEvent.keyboard('{Escape}');
    expect(marks()).toEqual([undefined, undefined, undefined, undefined]);
    fireEvent.pointerUp(window, { clientX: 110 });
    expect(titles()).toEqual(['首页', 'a 页', 'b 页', 'c 页']);
  });

  it('takes a press that hardly moves for a press, and the end of a drag for none', async () => {
    show();
    await handled();
    const press = (tab: HTMLElement, to: number): boolean => {
      drop(tab, to);
      return fireEvent.click(tab);
    };
    press(link('c 页'), 352);
    expect([went, titles()]).toEqual([['c'], ['首页', 'a 页', 'b 页', 'c 页']]);
    press(link('c 页'), 110);
    expect([went, titles()]).toEqual([['c'], ['首页', 'c 页', 'a 页', 'b 页']]);
    await act(() => new Promise((done) => setTimeout(done)));
    fireEvent.click(link('c 页'));
    expect(went).toEqual(['c', 'c']);
  });
});
