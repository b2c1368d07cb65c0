import { AUTHORITY_TREE, type accessTables } from '@console/contract-access';
import { FilterBar, OptionSelect, SearchInput, useFilterDraft, type TableUrlState } from '@console/ui/data';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { authoritiesOf } from '../authorities/authority-choice.ts';
import { authorityName } from '../authorities/authority-name.ts';

const STATUSES = [
  { value: '1', label: '启用' },
  { value: '0', label: '停用' },
] as const;

const AUTHORITY_OPTIONS = AUTHORITY_TREE.map((group) => ({
  label: group.title,
  options: authoritiesOf(group).map((key) => ({ value: key as string, label: authorityName(key) })),
}));

interface UserFilterProps {
  readonly state: TableUrlState<typeof accessTables.userList>;
}

/** The list's conditions: a draft, applied when the reader searches. */
export function UserFilter({ state }: UserFilterProps): ReactElement {
  const { draft, change, bar } = useFilterDraft(state);
  return (
    <FilterBar {...bar}>
      <SearchInput
        placeholder="用户名、姓名、电话或邮箱"
        width={208}
        value={draft.search}
        onChange={(search) => change({ search })}
      />
      <OptionSelect
        label="状态"
        all="全部状态"
        options={STATUSES}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <SearchInput
        placeholder="部门"
        width={128}
        value={draft.department}
        onChange={(department) => change({ department })}
      />
      <Select
        aria-label="拥有的权限"
        placeholder="拥有的权限"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={240}
        style={{ width: 184 }}
        options={AUTHORITY_OPTIONS}
        value={draft.authority}
        onChange={(authority: string | undefined) => change({ authority })}
      />
    </FilterBar>
  );
}
