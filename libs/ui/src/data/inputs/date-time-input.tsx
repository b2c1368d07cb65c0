import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ReactElement } from 'react';
import { dayOf } from './day-of.ts';

export interface DateTimeInputProps {
  /** Given by the form's item, as `value` and `onChange` are. */
  readonly id?: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string | undefined) => void;
  readonly placeholder: string;
  /** Whether it may be emptied. */
  readonly optional?: boolean;
}

const FORM = 'YYYY-MM-DD HH:mm:ss';

/** A day and its time to the second, in the format of the wire, without any time zone. */
export function DateTimeInput({
  id,
  value,
  onChange,
  placeholder,
  optional = false,
}: DateTimeInputProps): ReactElement {
  return (
    <DatePicker
      {...(id === undefined ? {} : { id })}
      showTime
      // The browser's current time may be of another zone, or wrong.
      showNow={false}
      format={FORM}
      value={dayOf(value)}
      placeholder={placeholder}
      allowClear={optional}
      style={{ width: '100%' }}
      onChange={(day: Dayjs | null) => onChange?.(day?.format(FORM))}
    />
  );
}
