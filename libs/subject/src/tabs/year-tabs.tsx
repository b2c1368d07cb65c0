import { EmptyState, ErrorState, Panel, Skeleton, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface YearTabsProps {
  readonly title: string;
  /** Newest first: the first is shown while the address names none of them. */
  readonly years: UseQueryResult<readonly number[], Error>;
  /** What the address calls the year. */
  readonly name: string;
  readonly empty: { readonly title: string; readonly cause: string };
  /** Draws a year; `tabs` choose among them. */
  readonly children: (year: number, tabs: ReactNode) => ReactElement;
}

/** One tab a year, the chosen one kept in the address. */
export function YearTabs({ title, years, name, empty, children }: YearTabsProps): ReactElement {
  const [search, replace] = useSearch();
  if (years.isError) {
    return (
      <Panel title={title}>
        <ErrorState title={`${title}没有取到`} error={years.error} onRetry={() => void years.refetch()} />
      </Panel>
    );
  }
  if (!years.data) {
    return (
      <Panel title={title}>
        <Skeleton rows={8} rowHeight={28} />
      </Panel>
    );
  }
  const params = new URLSearchParams(search);
  const asked = params.get(name);
  const year = years.data.find((each) => String(each) === asked) ?? years.data[0];
  if (year === undefined) {
    return (
      <Panel title={title}>
        <EmptyState {...empty} />
      </Panel>
    );
  }
  const choose = (next: string): void => {
    params.set(name, next);
    replace(params.toString());
  };
  const items = years.data.map((each) => ({ key: String(each), title: String(each) }));
  return children(
    year,
    <TabRow look="pills" label="年度" items={items} active={String(year)} onChange={choose} />,
  );
}
