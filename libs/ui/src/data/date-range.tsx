import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ReactElement } from 'react';
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
  return (
    <DatePicker.RangePicker
      aria-label={label}
      value={[dayOf(value[0]), dayOf(value[1])]}
      placeholder={[placeholder[0], placeholder[1]]}
      allowEmpty={[true, true]}
      style={{ width }}
      onChange={(days) => onChange([textOf(days?.[0]), textOf(days?.[1])])}
    />
  );
}

const textOf = (day: Dayjs | null | undefined): string | undefined => day?.format('YYYY-MM-DD');
