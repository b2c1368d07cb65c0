import { aiEntries, type TargetType } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../client.ts';

export interface NamedSubject {
  readonly id: number;
  readonly name: string;
}

interface SubjectSelectProps {
  readonly type: TargetType;
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | null;
  /** The name of the chosen subject, where the options may not have it. */
  readonly known?: NamedSubject | null;
  readonly onChange: (subject: NamedSubject | null) => void;
}

/** The types of topics that are about one company or one industry. */
export const NAMED_TYPES: ReadonlySet<TargetType> = new Set(['INV_TARGET_TYPE_CORP', 'INV_TARGET_TYPE_IND']);

/** The word for a subject of a type. */
export const subjectWord = (type: TargetType): string => (type === 'INV_TARGET_TYPE_IND' ? '行业' : '公司');

/** A select of the companies or industries that a topic can be about, searched on the server. */
export function SubjectSelect(props: SubjectSelectProps): ReactElement {
  const { type, label, placeholder, value, known = null, onChange } = props;
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const input = { invTargetTypeDictKey: type, ...(search === '' ? {} : { search }) };
  const { data, isFetching, error } = useCall(client, aiEntries.topicSubjects, input, { keepPrevious: true });
  const what = subjectWord(type);
  const options = (data ?? []).map((option) => ({ ...option }));
  const missing = known !== null && !options.some((option) => option.value === known.id);
  return (
    <Select<number>
      aria-label={label}
      placeholder={placeholder}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      style={{ width: '100%' }}
      loading={isFetching}
      value={value}
      options={missing ? [{ value: known.id, label: known.name }, ...options] : options}
      notFoundContent={error ? `${what}没有取到：${error.message}` : `没有符合的${what}`}
      onChange={(id?: number) => {
        const name = options.find((option) => option.value === id)?.label;
        onChange(id === undefined || name === undefined ? null : { id, name });
      }}
    />
  );
}
