import { platformEntries } from '@console/contract-core';
import { createClient, useCall } from '@console/platform';
import { useState } from 'react';
import { useSettled } from '../use-settled.ts';

/** The client of the service that finds companies; the call belongs to the console, not to a module. */
export const companyClient = createClient('company');

/** The authority that finding companies needs. */
export const FIND_COMPANIES = platformEntries.findCompanies.needs;

export interface PickedCompany {
  readonly id: number;
  /** 贵州茅台 600519 */
  readonly name: string;
}

export interface CompanySearch {
  /** The companies of what is typed. */
  readonly found: readonly PickedCompany[];
  /** The properties of a select that searches for them; its values have their labels, as they need not be among these. */
  readonly select: {
    readonly showSearch: { readonly filterOption: false; onSearch(typed: string): void };
    readonly labelInValue: true;
    readonly popupMatchSelectWidth: number;
    readonly loading: boolean;
    readonly options: { readonly value: number; readonly label: string }[];
    readonly notFoundContent: string;
    onOpenChange(open: boolean): void;
  };
}

const MOST = 20;

/** A company as the value of a select, and as one of its options. */
export const companyOption = ({
  id,
  name,
}: PickedCompany): { readonly value: number; readonly label: string } => ({
  value: id,
  label: name,
});

/** A search for companies of the tenant by what is typed. */
export function useCompanySearch(): CompanySearch {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const answer = useCall(
    companyClient,
    platformEntries.findCompanies,
    { keyword, size: MOST },
    { enabled: keyword !== '', keepPrevious: true },
  );
  const found = (keyword === '' ? [] : (answer.data ?? [])).map(
    ({ corpId, shortName, stockCode }): PickedCompany => ({ id: corpId, name: `${shortName} ${stockCode}` }),
  );
  return {
    found,
    select: {
      showSearch: { filterOption: false, onSearch: setTyped },
      labelInValue: true,
      popupMatchSelectWidth: 240,
      loading: answer.isFetching,
      options: found.map(companyOption),
      notFoundContent: emptyText(answer, typed),
      onOpenChange: (open) => {
        if (open && answer.isError) void answer.refetch();
      },
    },
  };
}

function emptyText(
  { error, isFetching }: { readonly error: Error | null; readonly isFetching: boolean },
  typed: string,
): string {
  if (error !== null) return `公司没有取到：${error.message}`;
  if (isFetching) return '加载中';
  return typed.trim() === '' ? '输入代码、简称或拼音首字母' : '没有符合的公司';
}
