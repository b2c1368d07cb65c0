import { createStore, PlatformProvider } from '@console/platform';
import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { Button, Pagination } from 'antd';
import { layOutNothing } from '../testing/lay-out-nothing.ts';
import { madeUpPlatform } from '../testing/made-up-platform.ts';
import type { ThemeMode } from './palette.ts';
import { UiProvider } from './ui-provider.tsx';

beforeAll(layOutNothing);

const openPage = (theme: ThemeMode = 'light'): RenderResult => {
  const stand = { address: createStore('/'), queryClient: new QueryClient() };
  const platform = madeUpPlatform(stand, { said: [], visited: [], titles: [], unsaved: false });
  return render(
    <PlatformProvider value={{ ...platform, theme: createStore(theme) }}>
      <UiProvider>
        <Button>查询</Button>
        <Pagination total={30} />
      </UiProvider>
    </PlatformProvider>,
  );
};
const styles = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);

it('inserts the styles of antd once for all pages of a theme, each a React root of its own', () => {
  openPage();
  const first = styles();
  expect(first.some((text) => text?.includes('.console-light{--ant-'))).toBe(true);
  const { unmount } = openPage();
  expect(styles()).toEqual(first);
  unmount();
  expect(styles()).toEqual(first);
});

it('keeps the colours of one theme apart from those of the other', () => {
  openPage();
  openPage('dark');
  const text = styles().join('\n');
  expect(text).toContain('.console-light{--ant-');
  expect(text).toContain('.console-dark{--ant-');
});
