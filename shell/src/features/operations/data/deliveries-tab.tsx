import { EMPTY, type OutputOf } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { useCall } from '@console/platform';
import { Ladder, Panel, SmallTable } from '@console/ui';
import { DeleteButton } from '@console/ui/edit';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { bytesText } from '../../../core/words/bytes-text.ts';
import { client } from './data-client.ts';
import { ImportDialog } from './import-dialog.tsx';
import './operations.css';
import { UploadDialog } from './upload-dialog.tsx';

type Delivery = OutputOf<typeof dataCalls.deliveries>['deliveries'][number];

interface DeliveriesTabProps {
  /** Called with the id of the job. */
  readonly onSubmitted: (job: string) => void;
}

/** The folders that wait on the server, their files, and the upload of new ones. */
export function DeliveriesTab({ onSubmitted }: DeliveriesTabProps): ReactElement {
  const waiting = useCall(client, dataCalls.deliveries, {}, { staleTime: 0 });
  const { data, refetch } = waiting;
  const [uploading, setUploading] = useState(false);
  const [importing, setImporting] = useState<string | null>(null);
  return (
    <Panel
      title="待导入目录"
      sub={data && `${data.deliveries.length} 个，单个文件不超过 ${bytesText(data.uploadMaxBytes)}`}
      flush
      actions={
        <>
          <Button onClick={() => void refetch()}>刷新</Button>
          <Button type="primary" disabled={!data} onClick={() => setUploading(true)}>
            上传文件
          </Button>
        </>
      }
    >
      <Ladder
        answer={waiting}
        what="待导入目录"
        rows={4}
        rowHeight={32}
        emptyOf={({ deliveries }) => (deliveries.length === 0 ? NONE : null)}
      >
        {({ deliveries }) =>
          deliveries.map((delivery) => (
            <DeliveryFiles
              key={delivery.name}
              delivery={delivery}
              onImport={() => setImporting(delivery.name)}
            />
          ))
        }
      </Ladder>
      <UploadDialog
        open={uploading}
        maxBytes={data?.uploadMaxBytes ?? 0}
        onClose={() => setUploading(false)}
      />
      {importing !== null && (
        <ImportDialog delivery={importing} onClose={() => setImporting(null)} onSubmitted={onSubmitted} />
      )}
    </Panel>
  );
}

const NONE = {
  title: '没有等待导入的目录',
  cause:
    '上传 CSV 文件（UTF-8 或 GBK，可用 gzip 压缩），一个文件一张表，文件名为表名（如 daily_bar.csv），首行为列名。',
};

interface DeliveryFilesProps {
  readonly delivery: Delivery;
  readonly onImport: () => void;
}

function DeliveryFiles({ delivery, onImport }: DeliveryFilesProps): ReactElement {
  const { name, files, bytes, modifiedAt, jobId } = delivery;
  return (
    <section className="shell-operations-delivery" aria-label={`目录 ${name}`}>
      <header className="shell-operations-delivery-head">
        <h3>{name}</h3>
        <span>
          {files.length} 个文件，{bytesText(bytes)}，{modifiedAt}
        </span>
        <div className="shell-operations-delivery-actions">
          <DeleteButton
            client={client}
            button={{ danger: true, disabled: jobId !== null }}
            title={`删除目录 ${name}`}
            remove={() => client.call(dataCalls.deleteDelivery, { delivery: name })}
            notice={`已删除目录 ${name}`}
          >
            <p>目录中的 {files.length} 个文件将从服务器上删除，已导入的数据不受影响。</p>
          </DeleteButton>
          <Button type="primary" disabled={jobId !== null} onClick={onImport}>
            {jobId === null ? '导入' : '任务进行中'}
          </Button>
        </div>
      </header>
      <SmallTable
        className="shell-operations-files"
        rows={files}
        keyOf={(file) => file.name}
        columns={[
          { title: '文件', cell: (file) => file.name },
          { title: '数据表', cell: ({ title }) => title ?? EMPTY },
          { title: '大小', cell: (file) => bytesText(file.bytes) },
          { title: '上传时间', cell: (file) => file.modifiedAt },
        ]}
      />
    </section>
  );
}
