import { jest } from '@jest/globals';
import type { Platform } from '@console/platform';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { readVisits } from '../../core/visits/recent-visits.ts';
import { followVisits } from './follow-visits.ts';

const ADDRESS = '/company/detail?row=1';

/** A console with one open page, whose title can be changed. */
function aConsole() {
  let title = '公司详情';
  let told = (): void => undefined;
  const tabs = {
    get: () => ({
      active: 'a',
      tabs: [{ key: 'a', address: ADDRESS, title }],
      view: { kind: 'own', route: { title: '公司详情' } },
    }),
    subscribe: (listener: () => void) => {
      told = listener;
      return () => undefined;
    },
  } as unknown as PageTabs;
  const platform = { session: { userId: 1 }, window: { get: () => null } } as unknown as Platform;
  followVisits({ tabs, platform });
  return {
    rename: (next: string) => {
      title = next;
      told();
    },
  };
}

const titles = (): readonly string[] => readVisits(1).map((visit) => visit.title);

beforeEach(() => {
  jest.useFakeTimers();
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});
afterEach(() => jest.useRealTimers());

it('records a page once it was shown for a second', () => {
  const { rename } = aConsole();
  rename('华岚精工');
  jest.advanceTimersByTime(999);
  expect(titles()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(titles()).toEqual(['华岚精工']);
});

it('records a page that is titled later under its own title alone', () => {
  const { rename } = aConsole();
  jest.advanceTimersByTime(1000);
  expect(titles()).toEqual(['公司详情']);
  rename('华岚精工');
  expect(titles()).toEqual(['华岚精工']);
});
