import { act, renderHook } from '@testing-library/react';
import type { sampleTable } from '../sample-table.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import type { TableUrlState } from '../state/use-table-url-state.ts';

type State = TableUrlState<typeof sampleTable>;

const none = (): void => undefined;
const stateOf = (filter: State['filter'], page = 0): State => ({
  filter,
  page,
  sort: 'day,DESC',
  size: 10,
  fits: true,
  setFilter: none,
  setSort: none,
  setPage: none,
  reset: none,
});

const draftOn = (first: State) =>
  renderHook(({ state }) => useFilterDraft(state), { initialProps: { state: first } });

test('an unfinished choice is kept while the table changes pages', () => {
  const { result, rerender } = draftOn(stateOf({ kind: 'a' }));
  act(() => result.current.change({ search: '茅台' }));
  rerender({ state: stateOf({ kind: 'a' }, 2) });
  expect(result.current.draft).toEqual({ kind: 'a', search: '茅台' });
});

test('a link to other conditions shows those', () => {
  const { result, rerender } = draftOn(stateOf({ kind: 'a' }));
  act(() => result.current.change({ search: '茅台' }));
  rerender({ state: stateOf({ kind: 'b' }) });
  expect(result.current.draft).toEqual({ kind: 'b' });
});
