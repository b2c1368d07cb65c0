import { financialCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import { StatementTable } from '@console/ui/statement';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../company-tab.ts';
import { NoForecast } from './no-forecast.tsx';

/** What analysts expect of the company's years, as of now or of an earlier day. */
export function LatestForecast({ company }: CompanyPartProps): ReactElement {
  const dataId = company.corpId;
  const [time, setTime] = useState<string | null>(null);
  const times = useCall(client, financialCalls.forecastTimes, { dataId });
  const days = times.data ?? [];
  const shared = {
    client,
    subject: company.shortName,
    bar: (
      <>
        <h2 className="c-panel-title">{time === null ? '最新预测' : '历史预测'}</h2>
        {days.length > 1 && (
          <Select
            aria-label="预测日期"
            style={{ width: 164 }}
            value={time ?? days[0] ?? null}
            options={days.map((day, at) => ({ value: day, label: at === 0 ? `${day} 最新` : day }))}
            onChange={(day) => setTime(day === days[0] ? null : day)}
          />
        )}
      </>
    ),
    empty: <NoForecast />,
  };
  return time === null ? (
    <StatementTable spec={financialCalls.forecastLatest} input={{ dataId }} {...shared} />
  ) : (
    <StatementTable spec={financialCalls.forecastAt} input={{ dataId, time }} {...shared} />
  );
}
