import { platformEntries } from '@console/contract-core';
import { createClient, useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { useSettled } from '../../use-settled.ts';
import type { PickedCompany } from './indicator-query.ts';

/** The client of the service that finds companies; the call belongs to the console, not to a module. */
export const companyClient = createClient('company');

export interface CompanyPickerProps {
  /** Null for the whole market. */
  readonly value: PickedCompany | null;
  readonly onChange: (company: PickedCompany | null) => void;
}

const OPTIONS = 20;

/** A search for a company of the tenant; emptied, it means the whole market. */
export function CompanyPicker({ value, onChange }: CompanyPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const found = useCall(
    companyClient,
    platformEntries.findCompanies,
    { keyword, size: OPTIONS },
    { enabled: keyword !== '', keepPrevious: true },
  );
  const companies = (keyword === '' ? [] : (found.data ?? [])).map(
    ({ corpId, shortName, stockCode }): PickedCompany => ({ id: corpId, name: `${shortName} ${stockCode}` }),
  );
  const offered = value && !companies.some(({ id }) => id === value.id) ? [value, ...companies] : companies;
  return (
    <Select<number>
      aria-label="公司"
      className="invest-indicator-picker"
      placeholder="全市场中位数，可选公司"
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      popupMatchSelectWidth={240}
      loading={found.isFetching}
      value={value?.id ?? null}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      notFoundContent={emptyText(found, typed)}
      onOpenChange={(open) => {
        if (open && found.isError) void found.refetch();
      }}
      onChange={(id: number | undefined) => onChange(offered.find((company) => company.id === id) ?? null)}
    />
  );
}

function emptyText(
  { error, isFetching }: { readonly error: Error | null; readonly isFetching: boolean },
  typed: string,
): string {
  if (error !== null) return `公司没有取到：${error.message}`;
  if (isFetching) return '加载中';
  return typed.trim() === '' ? '输入代码、简称或拼音首字母' : '没有符合的公司';
}
