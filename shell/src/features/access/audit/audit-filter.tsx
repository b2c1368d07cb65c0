import {
  AUDIT_SUBJECT_LENGTH,
  auditActionTitle,
  auditEntries,
  REQUEST_ID_LENGTH,
  type accessTables,
} from '@console/contract-access';
import { useCall } from '@console/platform';
import { DateRange, FilterBar, SearchInput, useFilterDraft, type TableUrlState } from '@console/ui/data';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { serviceTitle } from '../../../core/words/service-title.ts';

interface AuditFilterProps {
  readonly state: TableUrlState<typeof accessTables.auditList>;
}

/** The log's conditions; actions and services are those that occur in it. */
export function AuditFilter({ state }: AuditFilterProps): ReactElement {
  const { draft, change, bar } = useFilterDraft(state);
  const { data } = useCall(client, auditEntries.auditOptions, {});
  return (
    <FilterBar {...bar}>
      <SearchInput
        placeholder="用户名或姓名"
        width={144}
        value={draft.user}
        onChange={(user) => change({ user })}
      />
      <Select
        aria-label="操作"
        placeholder="全部操作"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={240}
        style={{ width: 168 }}
        options={named(data?.actions, draft.action, auditActionTitle)}
        value={draft.action}
        onChange={(action: string | undefined) => change({ action })}
      />
      <Select
        aria-label="服务"
        placeholder="全部服务"
        allowClear
        style={{ width: 128 }}
        options={named(data?.services, draft.service, serviceTitle)}
        value={draft.service}
        onChange={(service: string | undefined) => change({ service })}
      />
      <SearchInput
        placeholder="对象，如 user:12"
        width={160}
        maxLength={AUDIT_SUBJECT_LENGTH}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
      />
      <SearchInput
        placeholder="请求编号"
        width={160}
        maxLength={REQUEST_ID_LENGTH}
        value={draft.requestId}
        onChange={(requestId) => change({ requestId })}
      />
      <DateRange
        label="时间"
        placeholder={['时间起', '止']}
        value={[draft.from, draft.to]}
        onChange={([from, to]) => change({ from, to })}
      />
    </FilterBar>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options by name; a value from the address is offered even before the names are loaded. */
function named(
  values: readonly string[] | undefined,
  chosen: string | undefined,
  title: (value: string) => string,
): Option[] {
  const all = new Set([...(values ?? []), ...(chosen === undefined ? [] : [chosen])]);
  return [...all]
    .map((value) => ({ value, label: title(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'zh-CN'));
}
