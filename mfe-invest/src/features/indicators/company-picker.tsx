import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import {
  companyOption,
  useCompanySearch,
  type PickedCompany,
} from '../../company-search/use-company-search.ts';

export interface CompanyPickerProps {
  /** Null for the whole market. */
  readonly value: PickedCompany | null;
  readonly onChange: (company: PickedCompany | null) => void;
}

/** A search for a company of the tenant; emptied, it means the whole market. */
export function CompanyPicker({ value, onChange }: CompanyPickerProps): ReactElement {
  const { found, select } = useCompanySearch();
  return (
    <Select<ReturnType<typeof companyOption>>
      {...select}
      aria-label="公司"
      className="invest-indicator-picker"
      placeholder="全市场中位数，可选公司"
      allowClear
      value={value && companyOption(value)}
      onChange={(option?: ReturnType<typeof companyOption>) =>
        onChange(found.find(({ id }) => id === option?.value) ?? null)
      }
    />
  );
}
