import { type ShareOption, maintainCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';

export interface CompanyPickerProps {
  /** Given by the form that contains it. */
  readonly id?: string;
  readonly value?: ShareOption | undefined;
  readonly onChange?: (share: ShareOption | undefined) => void;
  readonly onBlur?: () => void;
}

const TYPING_MS = 250;

/** A search for a listed share that is not yet a company of the tenant. */
export function CompanyPicker({ id, value, onChange, onBlur }: CompanyPickerProps): ReactElement {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim(), TYPING_MS);
  const found = useCall(client, maintainCalls.selectAll, keyword === '' ? {} : { keyword }, {
    enabled: opened,
    keepPrevious: true,
  });
  const options = found.data ?? [];
  const shares = value && !options.some(isShare(value)) ? [value, ...options] : options;
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      placeholder="代码、简称或拼音首字母"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      value={value?.stockQuerycode ?? null}
      options={shares.map(({ shortName, stockQuerycode }) => ({
        value: stockQuerycode,
        label: `${shortName} ${stockQuerycode}`,
      }))}
      notFoundContent={emptyText(found, typed)}
      onOpenChange={(open) => {
        if (open) setOpened(true);
        if (open && found.isError) void found.refetch();
      }}
      onChange={(code) => onChange?.(shares.find(({ stockQuerycode }) => stockQuerycode === code))}
      {...(onBlur ? { onBlur } : {})}
    />
  );
}

const isShare =
  (one: ShareOption) =>
  (other: ShareOption): boolean =>
    other.stockQuerycode === one.stockQuerycode;

function emptyText(
  { error, isFetching }: { readonly error: Error | null; readonly isFetching: boolean },
  typed: string,
): string {
  if (error !== null) return `公司名单没有取到：${error.message}`;
  if (isFetching) return '加载中';
  return typed.trim() === '' ? '上市公司均已新增' : '没有符合的公司，或已经新增';
}

/** The typed text once it has not changed for `restMs` milliseconds. */
function useSettled(text: string, restMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return settled;
}
