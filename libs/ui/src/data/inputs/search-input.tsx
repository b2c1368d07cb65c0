import { SEARCH_LENGTH } from '@console/contract-core';
import { Input } from 'antd';
import type { ReactElement } from 'react';

export interface SearchInputProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly placeholder: string;
  readonly width?: number;
  readonly maxLength?: number;
}

/** A text to search by; empty is no condition. The placeholder is its name. */
export function SearchInput({
  value,
  onChange,
  placeholder,
  width = 184,
  maxLength = SEARCH_LENGTH,
}: SearchInputProps): ReactElement {
  return (
    <Input
      aria-label={placeholder}
      placeholder={placeholder}
      value={value ?? ''}
      maxLength={maxLength}
      allowClear
      style={{ width }}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
