import type { ReactElement } from 'react';
import './check-filter.css';

export interface CheckFilterProps {
  readonly label: string;
  /** `1` while it is ticked. */
  readonly value: '1' | undefined;
  readonly onChange: (value: '1' | undefined) => void;
}

/** A condition that applies or does not: 仅我的. */
export function CheckFilter({ label, value, onChange }: CheckFilterProps): ReactElement {
  return (
    <label className="c-check-filter">
      <input
        type="checkbox"
        checked={value === '1'}
        onChange={(event) => onChange(event.target.checked ? '1' : undefined)}
      />
      {label}
    </label>
  );
}
