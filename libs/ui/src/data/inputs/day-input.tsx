import { DatePicker } from 'antd';
import { useMemo, type ReactElement } from 'react';
import { dayOf } from './day-of.ts';

export interface DayInputProps {
  /** `YYYY-MM-DD`; undefined for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly label: string;
  /** Shown while no day is chosen. */
  readonly placeholder: string;
  readonly width?: number;
}

/** One day, or none. */
export function DayInput({ value, onChange, label, placeholder, width = 128 }: DayInputProps): ReactElement {
  const day = useMemo(() => dayOf(value), [value]);
  return (
    <DatePicker
      aria-label={label}
      value={day}
      placeholder={placeholder}
      style={{ width }}
      onChange={(chosen) => onChange(chosen?.format('YYYY-MM-DD'))}
    />
  );
}
