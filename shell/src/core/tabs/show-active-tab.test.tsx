import { showActiveTab } from './show-active-tab.ts';

const HOME = 90;
const TAB = 106;

/** A row 500 wide: home, and tabs of 106 beside it, of which one is active. */
function rowOf(count: number, active: number): { readonly nav: HTMLElement; readonly row: HTMLElement } {
  const nav = document.createElement('nav');
  nav.innerHTML = `<ul>${'<li></li>'.repeat(count + 1)}</ul>`;
  const row = nav.querySelector('ul') ?? nav;
  const measured = (element: Element, sizes: Readonly<Record<string, () => number>>): void => {
    for (const [name, get] of Object.entries(sizes)) Object.defineProperty(element, name, { get });
  };
  const room = (): number => Number.parseFloat(row.style.paddingRight) || 0;
  let left = 0;
  Object.defineProperty(row, 'scrollLeft', {
    get: () => left,
    set: (wanted: number) => (left = Math.min(wanted, Math.max(0, HOME + count * TAB + room() - 500))),
  });
  measured(row, {
    offsetLeft: () => 208,
    clientWidth: () => 500,
    scrollWidth: () => Math.max(500, HOME + count * TAB + room()),
  });
  [...row.children].forEach((tab, at) => {
    measured(tab, {
      offsetLeft: () => 208 + (at === 0 ? 0 : HOME + (at - 1) * TAB),
      offsetWidth: () => (at === 0 ? HOME : TAB),
    });
  });
  activate(row, active);
  return { nav, row };
}

function activate(row: HTMLElement, active: number): void {
  [...row.children].forEach((tab, at) => tab.setAttribute('data-active', String(at === active)));
}

describe('the row of tabs', () => {
  it('stays where it is while all tabs have room', () => {
    const { nav, row } = rowOf(3, 3);
    showActiveTab(nav);
    expect([row.scrollLeft, row.style.paddingRight]).toEqual([0, '']);
  });

  it('is scrolled to where a tab begins, with room at its end, so that none is half under home', () => {
    const { nav, row } = rowOf(6, 6);
    showActiveTab(nav);
    // The last tab is wholly shown from 226 on; the first to begin there is the fourth.
    expect(row.scrollLeft).toBe(3 * TAB);
    expect(row.style.paddingRight).toBe(`${3 * TAB - (HOME + 6 * TAB - 500)}px`);
  });

  it('is scrolled back to an active tab under home, and not for one in view', () => {
    const { nav, row } = rowOf(8, 8);
    showActiveTab(nav);
    expect(row.scrollLeft).toBe(5 * TAB);
    activate(row, 7);
    showActiveTab(nav);
    expect(row.scrollLeft).toBe(5 * TAB);
    activate(row, 2);
    showActiveTab(nav);
    expect([row.scrollLeft, row.style.paddingRight]).toEqual([TAB, '']);
  });

  it('is left as it is while home is active, without a tab cut', () => {
    const { nav, row } = rowOf(8, 0);
    row.scrollLeft = 50;
    showActiveTab(nav);
    expect(row.scrollLeft).toBe(TAB);
  });
});
