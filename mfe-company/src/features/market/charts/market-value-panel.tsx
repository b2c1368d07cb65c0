import type { LineSpec } from '@console/charts';
import { marketChartCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { ChartPanel } from '@console/subject';
import { DateRange, useSearch } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import type { CompanyPartProps } from '../../../tabs/company-tab.ts';
import { subjectOf } from '../../../tabs/subject-of.ts';

type MarketValue = OutputOf<typeof marketChartCalls.marketValue>;

const START = 'value.startTime';
const END = 'value.endTime';
const HEIGHT = 320;

/** Total and float capital over a range of days, which the address keeps. */
export function MarketValuePanel({ company }: CompanyPartProps): ReactElement {
  const [search, replace] = useSearch();
  const params = new URLSearchParams(search);
  const [startTime, endTime] = [dayIn(params.get(START)), dayIn(params.get(END))];
  const input = { dataId: company.corpId, ...(startTime && { startTime }), ...(endTime && { endTime }) };
  const answer = useCall(client, marketChartCalls.marketValue, input);
  const subject = subjectOf(company);
  const { data } = answer;
  const spec = useMemo(() => data && specOf(data, subject), [data, subject]);
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
    <ChartPanel
      title="市值走势"
      sub={startTime === undefined ? '未选开始日期时为最近一年' : undefined}
      answer={answer}
      spec={spec}
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

function specOf({ points, asOf }: MarketValue, subject: string): LineSpec | null {
  if (points.length === 0) return null;
  const unit = 'hundredMillionYuan';
  return {
    kind: 'line',
    title: '市值走势',
    subject,
    source: '交易所行情',
    asOf,
    labels: points.map(({ reportDate }) => reportDate),
    series: [
      { name: '总市值', unit, values: points.map(({ totalCapital }) => totalCapital) },
      { name: '流通市值', unit, values: points.map((point) => point.floatCapitalOfShares) },
    ],
  };
}

/** What somebody wrote into the address counts if it is a day. */
const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
