import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import type { PoolCompany, useIndustryPool } from './use-industry-pool.ts';

export interface PoolFieldProps {
  /** Given by the form that contains it. */
  readonly id?: string;
  readonly value?: readonly number[];
  readonly onChange?: (corpIds: readonly number[]) => void;
  readonly members: readonly PoolCompany[];
  /** The typed text, and the companies found. */
  readonly search: ReturnType<typeof useIndustryPool>;
  readonly onSearch: (typed: string) => void;
}

interface Option {
  readonly value: number;
  readonly label: string;
}
const NONE: readonly number[] = [];

/** A choice of several companies, searched on the server while typing. */
export function PoolField(props: PoolFieldProps): ReactElement {
  const { id, value = NONE, onChange, members, search, onSearch } = props;
  const found = search.data?.AllCorp ?? [];
  // Picked companies are shown by name, whatever is searched for afterwards.
  const [picked, setPicked] = useState<readonly PoolCompany[]>([]);
  const known = new Map([...picked, ...members, ...found].map((company) => [company.corpId, company]));
  const of = (corpIds: readonly number[]): readonly PoolCompany[] =>
    corpIds.flatMap((corpId) => known.get(corpId) ?? []);
  return (
    <Select<Option[]>
      {...(id === undefined ? {} : { id })}
      aria-label="公司"
      mode="multiple"
      labelInValue
      placeholder="输入代码、简称或拼音首字母"
      showSearch={{ filterOption: false, onSearch }}
      loading={search.isFetching}
      value={of(value).map(optionOf)}
      options={found.map(optionOf)}
      notFoundContent={search.error ? `公司没有取到：${search.error.message}` : '没有符合的公司'}
      onChange={(options: readonly Option[]) => {
        const corpIds = options.map((option) => option.value);
        setPicked(of(corpIds));
        onChange?.(corpIds);
      }}
    />
  );
}

const optionOf = ({ corpId, stockCode, shortName }: PoolCompany): Option => ({
  value: corpId,
  label: `${stockCode} ${shortName}`,
});
