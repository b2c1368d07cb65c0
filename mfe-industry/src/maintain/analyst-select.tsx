import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { useColleagues, type Colleague } from './colleagues.ts';

export interface AnalystSelectProps {
  readonly label?: string;
  readonly placeholder?: string;
  readonly clearable?: boolean;
  readonly width?: number | string;
  /** Whether the list, a large answer of another service, is loaded only when it is opened: for filters. */
  readonly lazy?: boolean;
  /** Given by the form that contains it. */
  readonly id?: string;
  readonly value?: number | undefined;
  readonly onChange?: (userId: number | undefined) => void;
  readonly onBlur?: () => void;
}

/**
 * A select of the tenant's users. A chosen user no longer among them is marked, and cannot be chosen again.
 */
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

/**
 * Options for the analysts in service by name and account; before them the chosen one if not in service, or
 * not loaded yet.
 */
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

/** Shown in place of the name of an analyst who is no longer in service. */
export const RETIRED = '已停用的用户';
