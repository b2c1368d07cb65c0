import { jest } from '@jest/globals';
import { SHELL_PAGES } from '../../app/pages/shell-pages.ts';
import { aModule } from '../modules/module-sample.ts';
import { createPageTabs, type PageTabs } from './create-page-tabs.ts';

const route = (path: string, title: string, subject?: string[]) => ({
  path,
  title,
  needs: 'x',
  ...(subject ? { subject } : {}),
});
const modules = [
  aModule({ name: 'company', routes: [route('/list', '列表'), route('/detail', '详情', ['row'])] }),
];
const open = (path: string, owner = '000000:1'): PageTabs => {
  window.history.replaceState(null, '', path);
  return createPageTabs({ pages: { own: SHELL_PAGES, modules }, can: () => true, owner });
};
const shown = (tabs: PageTabs): readonly string[] => tabs.get().tabs.map(({ address }) => address);
const back = (tabs: PageTabs, fallback = '/rule'): void => tabs.page(tabs.get().active ?? '').back(fallback);
const here = (): string => window.location.pathname + window.location.search;

beforeEach(() => sessionStorage.clear());

describe('page tabs', () => {
  it('open with the address and follow every step', () => {
    const tabs = open('/list');
    tabs.navigate('/detail?row=1');
    tabs.navigate('/detail?row=2');
    expect(shown(tabs)).toEqual(['/list', '/detail?row=1', '/detail?row=2']);
    expect(here()).toBe('/detail?row=2');
  });

  it('freeze the address of a page that is not shown, and refuse its writes', () => {
    const tabs = open('/list?page=3');
    const key = tabs.get().active ?? '';
    const page = tabs.page(key);
    tabs.navigate('/detail?row=1');
    page.replaceSearch('page=4');
    expect([page.address.get(), page.shown.get(), here()]).toEqual(['/list?page=3', false, '/detail?row=1']);
  });

  it('show an open page as it was left when it is opened without a query', () => {
    const tabs = open('/list?page=3');
    tabs.navigate('/detail?row=1');
    tabs.navigate('/list');
    expect(here()).toBe('/list?page=3');
  });

  it('keep a query a page replaced itself, also over a reload', () => {
    const tabs = open('/list');
    tabs.page(tabs.get().active ?? '').replaceSearch('page=2');
    tabs.navigate('/detail?row=1');
    expect(shown(open('/'))).toEqual(['/list?page=2', '/detail?row=1']);
  });

  it('keep another user’s tabs separate', () => {
    open('/list');
    expect(shown(open('/', '000000:2'))).toEqual([]);
  });

  it('do not restore what may not be opened any more', () => {
    open('/list');
    window.history.replaceState(null, '', '/');
    const tabs = createPageTabs({
      pages: { own: SHELL_PAGES, modules },
      can: () => false,
      owner: '000000:1',
    });
    expect(tabs.get().tabs).toEqual([]);
  });

  it('go to the page used before when the shown one closes, and home after the last', () => {
    const tabs = open('/list?page=3');
    tabs.navigate('/detail?row=1');
    tabs.close([tabs.get().active ?? '']);
    expect([here(), shown(tabs)]).toEqual(['/list?page=3', ['/list?page=3']]);
    tabs.close([tabs.get().active ?? '']);
    expect([here(), shown(tabs)]).toEqual(['/', []]);
  });

  it('carry the name a page gives itself, on the tab and on the browser’s', () => {
    const tabs = open('/detail?row=1');
    tabs.page(tabs.get().active ?? '').setTitle('华岚精工 688921');
    expect(tabs.get().tabs[0]?.title).toBe('华岚精工 688921');
    expect(document.title).toMatch(/^华岚精工 688921 · /);
  });

  it('follow the browser’s own steps back', () => {
    const tabs = open('/list');
    tabs.navigate('/detail?row=1');
    window.history.replaceState(null, '', '/list');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(tabs.get().view).toMatchObject({ kind: 'remote', route: { title: '列表' } });
  });

  it('refuse to leave the origin', () => {
    expect(() => open('/list').navigate('https://evil.example/list')).toThrow('origin');
  });

  it('ask before closing what was typed and not saved', () => {
    const tabs = open('/list');
    tabs.navigate('/detail?row=1');
    const key = tabs.get().active ?? '';
    tabs.page(key).setUnsaved(true);
    tabs.close([key]);
    expect([tabs.get().closing, shown(tabs)]).toEqual([[key], ['/list', '/detail?row=1']]);
    tabs.answerClosing(false);
    expect([tabs.get().closing, shown(tabs).length]).toEqual([null, 2]);
    tabs.close([key]);
    tabs.answerClosing(true);
    expect([here(), shown(tabs)]).toEqual(['/list', ['/list']]);
  });

  it('have the browser ask before it leaves with something unsaved', () => {
    const tabs = open('/list');
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    tabs.page(tabs.get().active ?? '').setUnsaved(true);
    expect(leave()).toBe(false);
  });

  it('undo the closed page’s history entry: the browser’s Back does not open it again', () => {
    const tabs = open('/list');
    tabs.navigate('/detail?row=1');
    const before = window.history.length;
    tabs.close([tabs.get().active ?? '']);
    expect([window.history.length, here()]).toEqual([before, '/list']);
  });

  it('hide a page before its tab is removed', () => {
    const tabs = open('/list');
    const key = tabs.get().active ?? '';
    const page = tabs.page(key);
    tabs.close([key]);
    expect(page.shown.get()).toBe(false);
    expect(tabs.page(key)).not.toBe(page);
  });

  it('are restored under today’s key, each page once', () => {
    const stored = [
      { key: 'old', address: '/list?page=1', title: '列表' },
      { key: 'older', address: '/list?page=2', title: '列表' },
    ];
    sessionStorage.setItem('console:tabs:000000:1', JSON.stringify(stored));
    const tabs = open('/list?page=3');
    expect(shown(tabs)).toEqual(['/list?page=3']);
  });
});

describe('the way back from a page', () => {
  it('is the page it was opened from, as that is now, also when the page was shown again from the row', () => {
    const tabs = open('/list?search=a');
    const list = tabs.get().active ?? '';
    tabs.navigate('/detail?row=1');
    tabs.show(list);
    tabs.page(list).replaceSearch('search=b');
    tabs.show(tabs.get().tabs[1]?.key ?? '');
    back(tabs);
    expect(here()).toBe('/list?search=b');
  });

  it('is known although the router announces each step while it is taken', () => {
    const push = window.history.pushState.bind(window.history);
    const announce = jest.spyOn(window.history, 'pushState').mockImplementation((...step) => {
      push(...step);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const tabs = open('/list?search=a');
    tabs.navigate('/detail?row=1');
    back(tabs);
    expect(here()).toBe('/list?search=a');
    announce.mockRestore();
  });

  it('opens that page again where it was closed, and outlives a reload', () => {
    const tabs = open('/list?search=a');
    tabs.navigate('/detail?row=1');
    tabs.close([tabs.get().tabs[0]?.key ?? '']);
    const reloaded = open('/detail?row=1');
    back(reloaded);
    expect(here()).toBe('/list?search=a');
  });

  it('is home for what was opened from home', () => {
    const tabs = open('/');
    tabs.navigate('/detail?row=1');
    back(tabs);
    expect(here()).toBe('/');
  });

  it('is the given one for a page that was opened by its address, and not the page shown before', () => {
    open('/list');
    const tabs = open('/detail?row=1');
    back(tabs, '/profile');
    expect(here()).toBe('/profile');
    expect(tabs.get().tabs.at(-1)?.from).toBeUndefined();
  });

  it('leads on from there: two companies do not lead to each other in turn', () => {
    const tabs = open('/list');
    tabs.navigate('/detail?row=1');
    tabs.navigate('/detail?row=2');
    tabs.navigate('/detail?row=1');
    back(tabs);
    expect(here()).toBe('/list');
  });
});

it('a step within a page is one of the browser’s, another change is not', () => {
  const tabs = open('/list');
  const page = tabs.page(tabs.get().active ?? '');
  const before = window.history.length;
  page.replaceSearch('search=a', { step: true });
  page.replaceSearch('search=a&page=2');
  expect([window.history.length - before, here(), shown(tabs)]).toEqual([
    1,
    '/list?search=a&page=2',
    ['/list?search=a&page=2'],
  ]);
});
