import { aiEntries } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../client.ts';

export type TopicOption = OutputOf<typeof aiEntries.topicOption>[number];

export interface TopicSelectProps {
  /** The name of the chosen topic, where the options may not have it. */
  readonly known?: { readonly topicId: number; readonly topic: string } | undefined;
  readonly onPick?: (topic: TopicOption) => void;
  /** Given by the form that contains it. */
  readonly id?: string;
  /** Its name, where no form labels it. */
  readonly label?: string;
  readonly value?: number | undefined;
  readonly onChange?: (topicId: number) => void;
}

/** A select of topics, searched on the server. */
export function TopicSelect({ known, onPick, id, label, value, onChange }: TopicSelectProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const input = search === '' ? {} : { topic: search };
  const { data, isFetching, error } = useCall(client, aiEntries.topicOption, input, { keepPrevious: true });
  const options = (data ?? []).map((topic) => ({ value: topic.value, label: topic.label }));
  const missing = known !== undefined && !options.some((option) => option.value === known.topicId);
  return (
    <Select<number>
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      placeholder="请选择主题"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      style={{ width: '100%' }}
      loading={isFetching}
      value={value ?? null}
      options={missing ? [{ value: known.topicId, label: known.topic }, ...options] : options}
      notFoundContent={error ? `主题没有取到：${error.message}` : '没有符合的主题'}
      onChange={(topicId: number) => {
        onChange?.(topicId);
        const picked = data?.find((topic) => topic.value === topicId);
        if (picked) onPick?.(picked);
      }}
    />
  );
}
