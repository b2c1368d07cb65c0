import { TabRow, type Answer, type EmptyText } from '@console/ui';
import { useAddressValue } from '@console/ui/data';
import type { ReactElement, ReactNode } from 'react';
import { AnswerPanel } from '../state/answer-panel.tsx';

export interface YearTabsProps {
  readonly title: string;
  /** Newest first: the first is shown while the address names none of them. */
  readonly years: Answer<readonly number[]>;
  /** The name of the year in the address. */
  readonly name: string;
  readonly empty: EmptyText;
  /** Draws a year; `tabs` choose among them. */
  readonly children: (year: number, tabs: ReactNode) => ReactElement;
}

/** One tab a year, the chosen one kept in the address. */
export function YearTabs({ title, years, name, empty, children }: YearTabsProps): ReactElement {
  const [asked, choose] = useAddressValue(name);
  return (
    <AnswerPanel title={title} answer={years} rows={8} emptyOf={(all) => (all.length === 0 ? empty : null)}>
      {(all) => {
        const year = all.find((each) => String(each) === asked) ?? all[0] ?? 0;
        const items = all.map((each) => ({ key: String(each), title: String(each) }));
        return children(
          year,
          <TabRow look="periods" label="年度" items={items} active={String(year)} onChange={choose} />,
        );
      }}
    </AnswerPanel>
  );
}
