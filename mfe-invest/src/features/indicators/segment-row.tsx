import { useId, type ReactElement } from 'react';

export interface SegmentRowProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The chosen value; null for none of them. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among few, side by side: antd's segmented control without the bytes of its tier. */
export function SegmentRow<Value extends string>(props: SegmentRowProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="invest-segments">
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
