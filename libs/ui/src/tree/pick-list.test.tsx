import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { layOutNothing } from '../testing/lay-out-nothing.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import type { PickItem } from './pick-line.tsx';
import { PickList } from './pick-list.tsx';

beforeAll(layOutNothing);

const COMPANIES: readonly PickItem[] = [
  { key: 1, note: '600001', title: '甲股份' },
  { key: 2, note: '600002', title: '乙股份', mark: '已在池中', off: true },
  { key: 3, note: '600003', title: '丙股份' },
  { key: 4, note: '600004', title: '丁股份' },
];

interface Told {
  picked: readonly number[];
  readonly taken: (readonly number[])[];
}

function open(items: readonly PickItem[], search = ''): Told {
  const told: Told = { picked: [], taken: [] };
  function Sample(): ReactElement {
    const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
    return (
      <PickList
        label="公司"
        items={items}
        picked={picked}
        search={search}
        onPick={(next) => {
          told.picked = [...next];
          setPicked(next);
        }}
        onTake={(keys) => told.taken.push(keys)}
      />
    );
  }
  const platform = { theme: createStore('light') } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <UiProvider>
        <Sample />
      </UiProvider>
    </PlatformProvider>,
  );
  return told;
}

const line = (name: string): HTMLElement => {
  const found = screen.getAllByRole('option').find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no line ${name}`);
  return found;
};
const focus = (): void => act(() => screen.getByRole('listbox').focus());
const active = (): string | null | undefined =>
  document.getElementById(screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent;

describe('a list of which several lines are picked', () => {
  it('picks and unpicks by a click, and spans with Shift', async () => {
    const told = open(COMPANIES);
    await userEvent.click(line('600001甲股份'));
    expect([told.picked, line('600001甲股份').getAttribute('aria-selected')]).toEqual([[1], 'true']);
    await userEvent.click(line('600001甲股份'));
    expect(told.picked).toEqual([]);
    fireEvent.click(line('600004丁股份'), { shiftKey: true });
    expect(told.picked).toEqual([1, 3, 4]);
  });

  it('never picks a line that is off, and takes it by nothing', async () => {
    const told = open(COMPANIES);
    await userEvent.dblClick(line('600002乙股份已在池中'));
    focus();
    await userEvent.keyboard('{Enter}');
    expect([told.picked, told.taken]).toEqual([[], [[]]]);
  });

  it('is taken from by a double click, by Enter on the active line, and by Enter on all picked', async () => {
    const told = open(COMPANIES);
    fireEvent.doubleClick(line('600003丙股份'));
    focus();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.keyboard(' {Home} {Enter}');
    expect(told.taken).toEqual([[3], [4], [4, 1]]);
  });

  it('is used by the keyboard alone', async () => {
    const told = open(COMPANIES);
    focus();
    expect(active()).toBe('600001甲股份');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect([active(), told.picked]).toEqual(['600003丙股份', [1, 3]]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(told.picked).toEqual([1, 3, 4]);
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    expect(active()).toBe('600001甲股份');
  });

  it('leaves other keys to the page', async () => {
    open(COMPANIES);
    focus();
    const pressed = fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    expect(pressed).toBe(true);
  });

  it('draws only lines in sight of thousands, each with its place in all', () => {
    open(Array.from({ length: 5000 }, (_, key) => ({ key, title: `公司${key}` })));
    const drawn = screen.getAllByRole('option');
    expect(drawn.length).toBeLessThan(60);
    expect([drawn[0]?.getAttribute('aria-posinset'), drawn[0]?.getAttribute('aria-setsize')]).toEqual([
      '1',
      '5000',
    ]);
  });

  it('marks what a search matches', () => {
    open(COMPANIES, '6000');
    expect(line('600001甲股份').querySelector('mark')?.textContent).toBe('6000');
  });
});
