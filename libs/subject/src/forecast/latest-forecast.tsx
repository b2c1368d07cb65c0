import { Select } from '@console/ui/form';
import type { EmptyText } from '@console/ui';
import { useState, type ReactElement } from 'react';
import { SubjectStatement } from '../statement/subject-statement.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import type { ForecastEntries } from './forecast-entries.ts';

export interface LatestForecastProps {
  readonly entries: Pick<ForecastEntries, 'forecastLatest' | 'forecastAt' | 'forecastTimes'>;
  readonly empty: EmptyText;
}

/** The analysts' forecasts for the subject's years, as of now or of an earlier day. */
export function LatestForecast({ entries, empty }: LatestForecastProps): ReactElement {
  const [time, setTime] = useState<string | null>(null);
  const days = useSubjectCall(entries.forecastTimes).data ?? [];
  const shared = {
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
    empty,
  };
  return time === null ? (
    <SubjectStatement spec={entries.forecastLatest} {...shared} />
  ) : (
    <SubjectStatement spec={entries.forecastAt} more={{ time }} {...shared} />
  );
}
