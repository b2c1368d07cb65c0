import { auditActionTitle, auditEntries, fieldDifferences, type Colleague } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, Facts, Ladder } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { CopyButton } from '../../../core/controls/copy-button.tsx';
import '../system.css';
import { whoText } from './audit-cells.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { serviceTitle } from '../../../core/words/service-title.ts';
import { SubjectLink } from './subject-link.tsx';

interface AuditDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  readonly colleagues: readonly Colleague[];
  readonly onClose: () => void;
}

/** One line of the log: its circumstances, and its changes field by field. */
export function AuditDrawer({ id, colleagues, onClose }: AuditDrawerProps): ReactElement {
  return (
    <Drawer open={id !== null} onClose={onClose} size={800} title="审计明细" destroyOnHidden>
      {id !== null && <Entry key={id} id={id} colleagues={colleagues} />}
    </Drawer>
  );
}

interface EntryProps {
  readonly id: number;
  readonly colleagues: readonly Colleague[];
}

function Entry({ id, colleagues }: EntryProps): ReactElement {
  const detail = useCall(client, auditEntries.auditDetail, { id });
  return (
    <Ladder answer={detail} what="审计明细" rows={8} rowHeight={32}>
      {(data) => <Detail data={data} colleagues={colleagues} />}
    </Ladder>
  );
}

interface DetailProps {
  readonly data: OutputOf<typeof auditEntries.auditDetail>;
  readonly colleagues: readonly Colleague[];
}

function Detail({ data, colleagues }: DetailProps): ReactElement {
  const differences = fieldDifferences(data.before, data.after);
  return (
    <div className="c-column shell-system-detail">
      <Facts
        facts={[
          { label: '操作', value: auditActionTitle(data.action) },
          { label: '对象', value: <SubjectLink subject={data.subject} colleagues={colleagues} /> },
          { label: '用户', value: whoText(data) },
          { label: '时间', value: data.at },
          { label: '地址', value: data.address },
          { label: '服务', value: serviceTitle(data.service) },
          { label: '请求编号', value: data.requestId, full: true },
        ]}
      />
      <div className="shell-system-section-head">
        <h3>变更内容</h3>
        <CopyButton text={JSON.stringify(data, null, 2)} what="明细 JSON" label="复制 JSON" />
      </div>
      {differences.length === 0 ? (
        <EmptyState title="没有字段变更" cause="这一操作没有改动数据，或没有记录前后内容。" />
      ) : (
        <DifferenceTable differences={differences} />
      )}
    </div>
  );
}
