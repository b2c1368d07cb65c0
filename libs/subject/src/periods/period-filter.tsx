import { DEFAULT_REPORTS, type YearSize } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { Button, Select } from '@console/ui/form';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import './period-filter.css';
import { REPORT_OPTIONS, YEAR_OPTIONS, type PeriodFilterState } from './use-period-filter.ts';

export interface PeriodFilterProps {
  /** As `usePeriodFilter` returns it. */
  readonly state: PeriodFilterState;
  /** Choices that apply at once, between the radio and the years: 累计 / 单季. */
  readonly children?: ReactNode;
}

/** The choice of report periods: a draft that is applied by a search; 重置 restores 季报 and 近 5 年. */
export function PeriodFilter({ state, children }: PeriodFilterProps): ReactElement {
  const name = useId();
  const { client } = useSubject();
  const { queryClient } = usePlatform();
  const applied = `${state.value.reportType},${state.value.yearSize}`;
  const [known, setKnown] = useState(applied);
  const [draft, setDraft] = useState(state.value);
  // Periods set elsewhere, by reset or a link, replace unapplied ones.
  if (known !== applied) {
    setKnown(applied);
    setDraft(state.value);
  }
  return (
    <form
      className="period-filter"
      role="search"
      aria-label="报告期"
      onSubmit={(event) => {
        event.preventDefault();
        const isNew = draft.reportType !== state.value.reportType || draft.yearSize !== state.value.yearSize;
        if (isNew) state.setValue(draft);
        // Searched again, the same periods are loaded again.
        else void queryClient.refetchQueries({ queryKey: [client.service], type: 'active' });
      }}
    >
      <fieldset className="period-filter-types" role="radiogroup" aria-label="报告类型">
        {REPORT_OPTIONS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={draft.reportType === value}
              onChange={() => setDraft({ ...draft, reportType: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {children}
      <Select<YearSize>
        aria-label="年数"
        style={{ width: 104 }}
        value={draft.yearSize}
        options={YEAR_OPTIONS}
        onChange={(yearSize) => setDraft({ ...draft, yearSize })}
      />
      <Button type="primary" htmlType="submit">
        查询
      </Button>
      <Button
        onClick={() => {
          state.reset();
          setDraft(DEFAULT_REPORTS);
        }}
      >
        重置
      </Button>
    </form>
  );
}
