import { dataCalls, IMPORT_SOURCE_LENGTH } from '@console/contract-data';
import { useCall, usePlatform } from '@console/platform';
import { Checkbox, Input, Modal, Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import './operations.css';
import { useDataSnapshot } from '../../../core/data/use-data-snapshot.ts';
import { useSubmit } from './use-submit.ts';

interface ImportDialogProps {
  /**
   * The folder to import. Each has a dialog of its own, since the mapping of one does not apply to another.
   */
  readonly delivery: string;
  readonly onClose: () => void;
  /** Called with the id of the job. */
  readonly onSubmitted: (job: string) => void;
}

/** How a folder is to be read, and whether it is only checked. */
export function ImportDialog({ delivery, onClose, onSubmitted }: ImportDialogProps): ReactElement {
  const { notify } = usePlatform();
  const { submit, submitting } = useSubmit();
  const [mapping, setMapping] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [dryRun, setDryRun] = useState(false);
  const [demo, setDemo] = useState(false);
  const holdsDemo = useDataSnapshot().data?.demo ?? false;
  const mappings = useCall(client, dataCalls.mappings, { delivery });
  const send = async (): Promise<void> => {
    const input = { delivery, mapping, dryRun, demo: holdsDemo && demo, source: source.trim() || null };
    const accepted = await submit((idempotencyKey) =>
      client.call(dataCalls.submitImport, input, { idempotencyKey }),
    );
    if (accepted === null) return;
    notify.success(dryRun ? '已提交检查任务' : '已提交导入任务');
    onClose();
    onSubmitted(accepted.jobId);
  };
  return (
    <Modal
      open
      title={`导入目录 ${delivery}`}
      okText={dryRun ? '开始检查' : '开始导入'}
      confirmLoading={submitting}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className="shell-operations-fields">
        <label htmlFor="import-mapping">字段映射</label>
        <Select
          id="import-mapping"
          value={mapping}
          loading={mappings.isFetching}
          onChange={setMapping}
          options={[
            { value: null, label: '标准格式（无需映射）' },
            ...(mappings.data ?? []).map(({ name, origin }) => ({
              value: name,
              label: origin === 'built-in' ? `${name}（内置）` : `${name}（目录内）`,
            })),
          ]}
        />
        <label htmlFor="import-source">数据来源</label>
        <Input
          id="import-source"
          value={source}
          maxLength={IMPORT_SOURCE_LENGTH}
          placeholder="默认为映射的名称"
          onChange={(event) => setSource(event.target.value)}
        />
        <Checkbox checked={dryRun} onChange={(event) => setDryRun(event.target.checked)}>
          仅检查每一行，不写入数据
        </Checkbox>
        {holdsDemo && (
          <Checkbox checked={demo} onChange={(event) => setDemo(event.target.checked)}>
            作为演示数据：当前库中为演示数据，不接受真实数据
          </Checkbox>
        )}
      </div>
      {mappings.error && (
        <p role="alert" className="shell-operations-fault">
          字段映射没有取到：{mappings.error.message}
        </p>
      )}
    </Modal>
  );
}
