import { DateRange } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { BacktestOptions } from '../backtest-options.ts';
import { Field } from './field.tsx';
import type { RunFieldsProps } from './new-run-form.tsx';
import { yearsBefore } from '../../../years-before.ts';

const SPANS = [1, 3, 5] as const;

/** The first and last day; an end left open is the first or last day with bars. */
export function DatesField({
  draft,
  faults,
  change,
  options,
}: RunFieldsProps & { readonly options: BacktestOptions }): ReactElement {
  const { firstDate, lastDate } = options;
  const { from, to } = draft;
  return (
    <Field
      name="from"
      title="回测区间"
      fault={faults.from}
      {...(firstDate === null || lastDate === null ? {} : { hint: `行情 ${firstDate} 至 ${lastDate}` })}
    >
      <DateRange
        label="回测区间"
        placeholder={['最早', '最新']}
        value={[from ?? undefined, to ?? undefined]}
        onChange={([start, end]) => change({ from: start ?? null, to: end ?? null })}
      />
      <span className="bt-quick">
        {lastDate !== null &&
          SPANS.map((years) => (
            <button
              key={years}
              type="button"
              className="c-link-button"
              aria-pressed={from === yearsBefore(lastDate, years) && to === null}
              onClick={() => change({ from: yearsBefore(lastDate, years), to: null })}
            >
              近 {years} 年
            </button>
          ))}
        <button
          type="button"
          className="c-link-button"
          aria-pressed={from === null && to === null}
          onClick={() => change({ from: null, to: null })}
        >
          全部
        </button>
      </span>
    </Field>
  );
}
