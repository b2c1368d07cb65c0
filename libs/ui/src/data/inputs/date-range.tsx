import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useMemo, type ReactElement } from 'react';
import { dayOf } from './day-of.ts';

export interface DateRangeProps {
  /** `YYYY-MM-DD`; either end may be open. */
  readonly value: readonly [start: string | undefined, end: string | undefined];
  readonly onChange: (value: readonly [start: string | undefined, end: string | undefined]) => void;
  readonly label: string;
  readonly placeholder: readonly [string, string];
  readonly width?: number;
}

/** From a day to a day, either end open. */
export function DateRange({
  value,
  onChange,
  label,
  placeholder,
  width = 232,
}: DateRangeProps): ReactElement {
  const [start, end] = value;
  // antd forgets a day that was typed into one field alone when it is given other objects.
  const days = useMemo((): [Dayjs | null, Dayjs | null] => [dayOf(start), dayOf(end)], [start, end]);
  return (
    <DatePicker.RangePicker
      aria-label={label}
      value={days}
      placeholder={[placeholder[0], placeholder[1]]}
      allowEmpty={[true, true]}
      style={{ width }}
      onChange={(chosen) => onChange([textOf(chosen?.[0]), textOf(chosen?.[1])])}
    />
  );
}

const textOf = (day: Dayjs | null | undefined): string | undefined => day?.format('YYYY-MM-DD');
