import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';

export interface ComparedPickerProps {
  /** 添加策略 */
  readonly label: string;
  /** What can be typed, or why nothing more can be added. */
  readonly placeholder: string;
  readonly full: boolean;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly loading: boolean;
  /** Where no option is left. */
  readonly nothing: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly onPick: (id: number) => void;
}

/** A search for one more thing to compare; it is empty again after each choice. */
export function ComparedPicker(props: ComparedPickerProps): ReactElement {
  const { label, placeholder, full, typed, onType, loading, nothing, options, onPick } = props;
  return (
    <Select<number>
      aria-label={label}
      placeholder={placeholder}
      style={{ width: 280 }}
      disabled={full}
      loading={loading}
      value={null}
      showSearch={{ filterOption: false, onSearch: onType, searchValue: typed }}
      notFoundContent={nothing}
      options={[...options]}
      onChange={(next: number | null) => {
        onType('');
        if (next !== null) onPick(next);
      }}
    />
  );
}
