import { TextEncoder } from 'node:util';
import { defineManifest } from '@console/contract-core';
import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { render, screen } from '@testing-library/react';
import type { PagesOf } from './page-router.tsx';
import { samplePage } from './testing/sample-page.ts';

// The router asks for it as soon as it loads; jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { PageRouter, PageRoutes } = await import('./page-router.tsx');

const manifest = defineManifest({
  name: 'ai',
  title: '',
  shellApi: '',
  routes: [
    { path: '/sample/list', title: '', needs: 'tzgl_view' },
    { path: '/sample/edit', title: '', needs: 'tzgl_view' },
  ],
  menu: [],
});
const PAGES: PagesOf<typeof manifest> = { '/sample/list': <p>list</p>, '/sample/edit': <p>edit</p> };

/** Renders the pages at an address; returns the addresses they lead to. */
function open(address: string): readonly unknown[] {
  const went: unknown[] = [];
  const platform = {
    navigate: (...to: readonly unknown[]) => void went.push(to),
    page: { ...samplePage(), address: createStore(address) },
  } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <PageRouter>
        <PageRoutes pages={PAGES} />
      </PageRouter>
    </PlatformProvider>,
  );
  return went;
}

test('a path draws its page, whatever its case', () => {
  expect(open('/Sample/EDIT?id=1')).toEqual([]);
  expect(screen.getByText('edit')).toBeTruthy();
});

test('a path without a page leads to the 404', () => {
  expect(open('/sample/other')).toEqual([['/404', { replace: true }]]);
});

test('pages and menu are those of the manifest, or do not compile', () => {
  // @ts-expect-error '/sample/edit' has no page
  const missing: PagesOf<typeof manifest> = { '/sample/list': <p /> };
  // @ts-expect-error '/sample/other' is not in the manifest
  const strange: PagesOf<typeof manifest> = { ...PAGES, '/sample/other': <p /> };
  const entry = { group: '实验室', title: '', icon: '', needs: [], order: 1 } as const;
  // @ts-expect-error the menu leads to no page
  const menu = defineManifest({ ...manifest, menu: [{ ...entry, needs: '', path: '/sample/other' }] });
  expect([missing, strange, menu]).toHaveLength(3);
});
