import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { consoleOn } from '../../testing/console-on.tsx';
import { DateRange, type DateRangeProps } from './date-range.tsx';
import { FilterBar } from './filter-bar.tsx';

type Days = DateRangeProps['value'];

/** A filter that is rendered again by every search. */
function Filter({ onSearch }: { readonly onSearch: (days: Days) => void }): ReactElement {
  const [days, setDays] = useState<Days>([undefined, undefined]);
  const [searches, setSearches] = useState(0);
  const search = (): void => {
    setSearches(searches + 1);
    onSearch(days);
  };
  return (
    <FilterBar onSubmit={search} onReset={() => undefined}>
      <DateRange label="日期" placeholder={['开始日期', '结束日期']} value={[...days]} onChange={setDays} />
    </FilterBar>
  );
}

test('a day typed and confirmed with Enter is kept while the other is chosen', async () => {
  let searched: Days = [undefined, undefined];
  consoleOn()(<Filter onSearch={(days) => (searched = days)} />);
  const [start, end] = [screen.getByPlaceholderText('开始日期'), screen.getByPlaceholderText('结束日期')];
  const write = async (field: HTMLElement, day: string): Promise<void> => {
    act(() => field.focus());
    fireEvent.change(field, { target: { value: day } });
    await userEvent.keyboard('{Enter}');
  };
  await write(start, '2026-11-11');
  expect(start).toHaveProperty('value', '2026-11-11');
  await write(end, '2026-11-18');
  fireEvent.submit(screen.getByRole('search'));
  expect(searched).toEqual(['2026-11-11', '2026-11-18']);
});
