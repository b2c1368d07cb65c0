import { Select } from 'antd';
import type { ReactElement } from 'react';

export interface OptionSelectProps<Value extends string> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** The option for no condition: 全部交易所. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly label: string;
  readonly width?: number;
  /** For many options: typing narrows them down. */
  readonly searchable?: true;
}

/** A choice of one of a few options, or all of them. */
export function OptionSelect<Value extends string>(props: OptionSelectProps<Value>): ReactElement {
  const { value, onChange, all, options, label, width = 112, searchable = false } = props;
  return (
    <Select<Value | ''>
      aria-label={label}
      value={value ?? ''}
      style={{ width }}
      {...(searchable ? { showSearch: { optionFilterProp: 'label' } } : {})}
      options={[{ value: '', label: all }, ...options]}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  );
}
