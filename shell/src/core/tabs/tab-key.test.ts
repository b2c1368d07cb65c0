import { aModule } from '../modules/module-sample.ts';
import type { RouteView } from '../modules/route-view.ts';
import { tabKey } from './tab-key.ts';

const page = (title: string, subject?: string[], path = '/x'): RouteView => ({
  kind: 'remote',
  module: aModule({ name: 'company' }),
  route: { path, title, needs: 'gssjk_gn', ...(subject ? { subject } : {}) },
});

describe('the tab of a page', () => {
  it('is one for every filter and every path of a list', () => {
    expect(tabKey(page('公司数据库', undefined, '/a'), '?search=hl')).toBe(
      tabKey(page('公司数据库', undefined, '/b'), ''),
    );
  });

  it('is another for another subject, whatever else the query says', () => {
    const key = (search: string): string | null => tabKey(page('公司详情', ['row']), search);
    expect(key('?row=1&tab=financial')).toBe(key('?tab=market&row=1'));
    expect(key('?row=1')).not.toBe(key('?row=2'));
  });

  it('cannot be mistaken for another because of the query', () => {
    const two = page('公司详情', ['row', 'type']);
    expect(tabKey(two, '?row=1%2Fetf&type=')).not.toBe(tabKey(two, '?row=1&type=etf'));
  });

  it('does not exist for pages that are not there', () => {
    expect(tabKey({ kind: 'missing' }, '')).toBeNull();
    expect(tabKey({ kind: 'home' }, '')).toBe('home');
  });
});
