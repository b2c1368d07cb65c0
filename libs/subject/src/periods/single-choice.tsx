import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { Single } from './use-single.ts';

export interface SingleChoiceProps {
  readonly value: Single;
  readonly onChange: (value: Single) => void;
  /** For a screen reader. */
  readonly label?: string;
}

/** From the year's begin, or each quarter alone. */
export function SingleChoice({ value, onChange, label = '累计或单季' }: SingleChoiceProps): ReactElement {
  return (
    <Segmented<Single>
      aria-label={label}
      value={value}
      options={[
        { value: '0', label: '累计' },
        { value: '1', label: '单季' },
      ]}
      onChange={onChange}
    />
  );
}
