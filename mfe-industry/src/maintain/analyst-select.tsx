import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { useColleagues, type Colleague } from './colleagues.ts';

export interface AnalystSelectProps {
  readonly label?: string;
  readonly placeholder?: string;
  readonly clearable?: boolean;
  readonly width?: number | string;
  /** The list is the page's largest answer from elsewhere: a filter asks for it when it is looked at. */
  readonly lazy?: boolean;
  /** Given by the form it stands in. */
  readonly id?: string;
  readonly value?: number | undefined;
  readonly onChange?: (userId: number | undefined) => void;
  readonly onBlur?: () => void;
}

/** One of the tenant's users. Who is chosen and no longer among them is named as such, and cannot be chosen again. */
export function AnalystSelect(props: AnalystSelectProps): ReactElement {
  const { label, placeholder = '请选择', clearable = false, width = '100%', lazy = false, value } = props;
  const [opened, setOpened] = useState(false);
  const { data, isFetching, error, refetch } = useColleagues(!lazy || opened || value !== undefined);
  return (
    <Select<number>
      {...(props.id === undefined ? {} : { id: props.id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      placeholder={placeholder}
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={208}
      style={{ width }}
      loading={isFetching}
      value={value ?? null}
      options={[...analystOptions(data, value)]}
      notFoundContent={
        error ? `用户名单没有取到：${error.message}` : isFetching ? '加载中' : '没有符合的用户'
      }
      onOpenChange={(open) => {
        if (!open) return;
        setOpened(true);
        if (error) void refetch();
      }}
      onChange={(userId: number | undefined) => props.onChange?.(userId)}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
    />
  );
}

interface AnalystOption {
  readonly value: number;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Those in service by name and account; before them the one chosen who is not, or not known yet. */
export function analystOptions(
  colleagues: readonly Colleague[] | undefined,
  chosen: number | undefined,
): readonly AnalystOption[] {
  const options = (colleagues ?? []).map(({ id, username, realName }) => ({
    value: id,
    label: `${realName}（${username}）`,
  }));
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [{ value: chosen, label: colleagues ? RETIRED : '加载中', disabled: true }, ...options];
}

/** What stands in the place of the name of an analyst who is no longer in service. */
export const RETIRED = '已停用的用户';
