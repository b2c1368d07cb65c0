import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { TabRow } from './tab-row.tsx';

const ITEMS = [
  { key: 'basic', title: '基本信息' },
  { key: 'financial', title: '财务数据' },
  { key: 'market', title: '市场数据' },
] as const;

function Tabs(): ReactElement {
  const [active, setActive] = useState<(typeof ITEMS)[number]['key']>('basic');
  return <TabRow look="band" label="公司资料" items={ITEMS} active={active} onChange={setActive} />;
}

const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('TabRow', () => {
  test('moves by click', async () => {
    render(<Tabs />);
    await userEvent.click(screen.getByRole('tab', { name: '财务数据' }));
    expect(selected()).toBe('财务数据');
  });

  test('moves by arrow keys, around the ends, and takes the focus along', async () => {
    render(<Tabs />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('市场数据');
    expect(document.activeElement?.textContent).toBe('市场数据');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('基本信息');
  });

  test('is one stop of the Tab key', () => {
    render(<Tabs />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
