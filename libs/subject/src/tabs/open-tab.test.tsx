import { shownText, type Told } from '@console/ui/testing';
import { useSearch } from '@console/ui/data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactElement } from 'react';
import { onSubject } from '../testing/on-subject.tsx';
import { facts } from '../testing/industry-entries.ts';
import { table } from '../table/table.tsx';
import { MOST_KEPT } from './open-tab.tsx';
import { tabs } from './tabs.tsx';
import type { Tab } from './use-tabs.ts';

/** What the parts did, in order: `甲 mounted`, `甲 rendered`, `甲 paused`. */
let did: string[] = [];
beforeEach(() => (did = []));

/** A part with a button that counts its presses. */
const counting = (name: string) =>
  function Counting(): ReactElement {
    useSearch();
    const [presses, setPresses] = useState(() => {
      did.push(`${name} mounted`);
      return 0;
    });
    did.push(`${name} rendered`);
    useEffect(() => () => void did.push(`${name} paused`), []);
    return (
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {name} {presses}
      </button>
    );
  };
const tab = (key: string, title: string, ...parts: Tab['parts']): Tab => ({ key, title, parts });
const open = (title: string): Promise<void> => userEvent.click(screen.getByRole('tab', { name: title }));
const times = (what: string): number => did.filter((each) => each === what).length;

describe('a tab that was open before', () => {
  const Two = tabs('资料', [tab('one', '甲', counting('甲')), tab('two', '乙', counting('乙'))]);

  it('keeps its state, is paused meanwhile, and is never mounted again', async () => {
    onSubject(<Two />);
    await userEvent.click(screen.getByText('甲 0'));
    await open('乙');
    expect([times('甲 paused'), shownText(/甲 /).length, shownText('乙 0').length]).toEqual([1, 0, 1]);
    await open('甲');
    expect([shownText('甲 1').length, shownText(/乙 /).length]).toEqual([1, 0]);
    expect([times('甲 mounted'), times('乙 mounted')]).toEqual([1, 1]);
  });

  it('is not rendered by what the address says of the open one', async () => {
    const { goTo } = onSubject(<Two />);
    await open('乙');
    const before = times('甲 rendered');
    act(() => goTo('/detail?sub=two&page=3'));
    await screen.findByText('乙 0');
    expect(times('甲 rendered')).toBe(before);
  });

  it('requests nothing again while its rows are fresh', async () => {
    const Listed = tabs('资料', [
      tab('one', '甲', table(facts.liquidity)),
      tab('two', '乙', () => <p>乙页</p>),
    ]);
    const queries = new QueryClient({
      defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } },
    });
    const { asked }: Told = onSubject(
      <QueryClientProvider client={queries}>
        <Listed />
      </QueryClientProvider>,
      {
        answers: {
          'industry.liquidity': () => ({
            totalElements: 1,
            content: [{ reportDate: '2026-07-02', tradingDayAmt: 5.35e8 }],
            asOf: '2026-07-02',
          }),
        },
      },
    );
    await screen.findByText('5.35');
    await open('乙');
    await open('甲');
    expect(shownText('5.35')).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  it('begins with its first sub-tab, without a render of the one it was left at', async () => {
    const Below = tabs('其下', [tab('x', '丙', counting('丙')), tab('y', '丁', counting('丁'))], 'part');
    const Outer = tabs('资料', [tab('one', '甲', Below), tab('two', '乙', counting('乙'))]);
    onSubject(<Outer />);
    await open('丁');
    await open('乙');
    did = [];
    await open('甲');
    expect([shownText('丙 0').length, shownText('丁 0').length]).toEqual([1, 0]);
    expect(did.filter((each) => each.startsWith('丁'))).toEqual([]);
    expect(times('丙 mounted')).toBe(0);
  });
});

it('mounts a tab again that was left for more others than are kept', async () => {
  const names = ['甲', '乙', '丙', '丁'];
  const Many = tabs(
    '资料',
    names.map((name) => tab(name, name, counting(name))),
  );
  onSubject(<Many />);
  expect(names).toHaveLength(MOST_KEPT.sub + 1);
  for (const name of ['乙', '丙', '丁', '乙', '甲']) await open(name);
  expect(names.map((name) => times(`${name} mounted`))).toEqual([2, 1, 1, 1]);
});
