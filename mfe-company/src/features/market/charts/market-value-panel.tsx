import { marketChartCalls } from '@console/contract-company';
import { SubjectChart } from '@console/subject';
import { DateRange, useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';

const START = 'value.startTime';
const END = 'value.endTime';
const HEIGHT = 320;

/** Total and float capital over a range of days, which is stored in the address. */
export function MarketValuePanel(): ReactElement {
  const [search, replace] = useSearch();
  const params = new URLSearchParams(search);
  const [startTime, endTime] = [dayIn(params.get(START)), dayIn(params.get(END))];
  const choose = ([start, end]: readonly [string | undefined, string | undefined]): void => {
    const changed = new URLSearchParams(search);
    for (const [name, day] of [
      [START, start],
      [END, end],
    ] as const) {
      if (day === undefined) changed.delete(name);
      else changed.set(name, day);
    }
    replace(changed.toString());
  };
  return (
    <SubjectChart
      entry={marketChartCalls.marketValue}
      input={{ ...(startTime && { startTime }), ...(endTime && { endTime }) }}
      sub={startTime === undefined ? '未选开始日期时为最近一年' : undefined}
      empty={{ title: '这段时间没有市值数据', cause: '该公司在所选日期之间没有行情' }}
      height={HEIGHT}
      actions={
        <DateRange
          label="市值日期范围"
          placeholder={['开始日期', '结束日期']}
          value={[startTime, endTime]}
          onChange={choose}
        />
      }
    />
  );
}

/** A day of the address, if it is a valid one. */
const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
