import { jest } from '@jest/globals';
import { createStore } from '@console/platform';
import { fireEvent, render, screen } from '@testing-library/react';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { standInDialogs } from '../../core/controls/testing/dialogs.ts';
import { UpdateLine } from './update-line.tsx';

beforeAll(standInDialogs);

const reload = jest.fn();
const saved: string[] = [];
beforeEach(() => {
  reload.mockClear();
  saved.length = 0;
});

function show(unsaved: boolean): void {
  const open = [{ key: 'k', title: '公司详情', address: '/c', unsaved }];
  const shown = createStore({ tabs: open });
  const page = (key: string) => ({ setUnsaved: () => void saved.push(key) });
  const tabs = { ...shown, page } as unknown as PageTabs;
  render(<UpdateLine titles={['公司数据库']} tabs={tabs} onDismiss={() => undefined} reload={reload} />);
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
}

describe('刷新', () => {
  it('reloads the page', () => {
    show(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks first where something was typed, and names the page', () => {
    show(true);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/“公司详情”中有未保存的内容/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(reload).not.toHaveBeenCalled();
  });

  it('that was confirmed is not asked about by the browser as well', () => {
    show(true);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect([saved, reload.mock.calls.length]).toEqual([['k'], 1]);
  });
});
