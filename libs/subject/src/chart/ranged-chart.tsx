import type { CallerInputOf, ChartEntry } from '@console/contract-core';
import type { EmptyText } from '@console/ui';
import { DateRange } from '@console/ui/data';
import type { ReactElement, ReactNode } from 'react';
import type { Part } from '../tabs/part.tsx';
import { SubjectChart } from './subject-chart.tsx';
import { useDayRange } from './use-day-range.ts';

export interface RangedChartOptions {
  /** The name of its range in the address: `value` is kept as `value.startTime` and `value.endTime`. */
  readonly name: string;
  /** The accessible name of its range: 市值日期范围. */
  readonly label: string;
  readonly empty: EmptyText;
  /** Buttons before the range. */
  readonly actions?: ReactNode;
  readonly height?: number;
}

const HEIGHT = 320;

/** A chart by day over a range that its reader chooses, as a part of a tab; its entry takes `startTime` and `endTime`. */
export const rangedChart =
  <E extends ChartEntry>(entry: E, options: RangedChartOptions): Part =>
  () => <RangedChart entry={entry} {...options} />;

interface RangedChartProps<E extends ChartEntry> extends RangedChartOptions {
  readonly entry: E;
}

function RangedChart<E extends ChartEntry>(props: RangedChartProps<E>): ReactElement {
  const { entry, name, label, empty, actions, height = HEIGHT } = props;
  const [range, choose] = useDayRange(name);
  return (
    <SubjectChart<E>
      entry={entry}
      input={range as Partial<CallerInputOf<E>>}
      empty={empty}
      height={height}
      actions={
        <>
          {actions}
          <DateRange
            label={label}
            placeholder={['默认近一年', '结束日期']}
            value={[range.startTime, range.endTime]}
            onChange={choose}
          />
        </>
      }
    />
  );
}
