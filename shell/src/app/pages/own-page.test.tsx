import { PlatformProvider, type Platform } from '@console/platform';
import { render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { OwnPage } from './own-page.tsx';
import type { ShellPage } from '../../core/menu/shell-page.ts';

const page = (load: ShellPage['load']): ShellPage => ({
  path: '/operations/x',
  title: '某页',
  needs: 'xtgl_data',
  menu: { group: '运行与系统', icon: 'import', order: 1 },
  load,
});

const show = (given: ShellPage): void => {
  const platform = { notify: { success: jest.fn() } } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <OwnPage page={given} />
    </PlatformProvider>,
  );
};

test('a page that cannot be fetched shows a card, and 重试 fetches it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  show(
    page(() => {
      tries += 1;
      if (tries === 1) return Promise.reject(new Error('网络连接失败'));
      return Promise.resolve({ default: (): ReactElement => <p>内容</p> });
    }),
  );
  expect(await screen.findByText('某页没有打开')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByText('内容')).toBeTruthy();
  expect(tries).toBe(2);
});

test('a page is not drawn again when the console is', async () => {
  let drawn = 0;
  const Content = (): ReactElement => {
    drawn += 1;
    return <p>内容</p>;
  };
  const given = page(() => Promise.resolve({ default: Content }));
  const { rerender } = render(<OwnPage page={given} />);
  await screen.findByText('内容');
  const before = drawn;
  rerender(<OwnPage page={given} />);
  expect(drawn).toBe(before);
});
