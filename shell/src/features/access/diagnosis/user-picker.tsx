import { accessTables } from '@console/contract-access';
import { useTablePage } from '@console/platform';
import { Select } from '@console/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';

interface UserPickerProps {
  readonly id: string;
  readonly value: number | null;
  /** The name of the chosen user, who need not be in the list. */
  readonly name: string | null;
  readonly onChange: (id: number | null) => void;
}

const TYPING_MS = 250;

/** A user of the tenant, searched for on the server by name, phone or e-mail. */
export function UserPicker({ id, value, name, onChange }: UserPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useTablePage(client, accessTables.userList, {
    ...(search === '' ? {} : { search }),
    sort: 'username,ASC',
    page: 0,
    size: 50,
  });
  const options = (found.data?.content ?? []).map((row) => ({
    value: row.id,
    label: `${row.realName}（${row.username}）${row.status === 1 ? '' : ' 停用'}`,
  }));
  const chosen =
    value !== null && name !== null && !options.some((option) => option.value === value)
      ? [{ value, label: name }]
      : [];
  return (
    <Select
      id={id}
      allowClear
      placeholder="用户名、姓名、电话或邮箱"
      loading={found.isFetching}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={found.error ? `用户没有取到：${found.error.message}` : '没有符合的用户'}
      options={[...chosen, ...options]}
      value={value}
      onChange={(next: number | null | undefined) => onChange(next ?? null)}
    />
  );
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.slice(0, 40)), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
