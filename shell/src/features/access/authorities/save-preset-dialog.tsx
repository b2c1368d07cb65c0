import { PRESET_NAME_LENGTH, presetEntries } from '@console/contract-access';
import { usePlatform, useChange } from '@console/platform';
import { Input, Modal, FaultAlert, useFocusReturn } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import '../system.css';

interface SavePresetDialogProps {
  readonly authorities: readonly string[];
  readonly onClose: () => void;
}

/** Keeps a choice under a name, for the next user of the same role. */
export function SavePresetDialog({ authorities, onClose }: SavePresetDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const [name, setName] = useState('');
  const given = name.trim();
  useFocusReturn();
  const save = async (): Promise<void> => {
    if (given === '') return;
    const saved = await change.run(() =>
      client.call(presetEntries.savePreset, { name: given, authorities: [...authorities] }),
    );
    if (saved === null) return;
    notify.success(`已保存角色预设「${saved.name}」`);
    onClose();
  };
  return (
    <Modal
      open
      title="另存为角色预设"
      okText="保存"
      okButtonProps={{ disabled: given === '' }}
      confirmLoading={change.running}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="c-column shell-system-stack">
        <FaultAlert fault={change.fault} />
        <label htmlFor="preset-name">预设名称</label>
        <Input
          id="preset-name"
          value={name}
          maxLength={PRESET_NAME_LENGTH}
          placeholder="如 行业研究员"
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void save()}
        />
        <p className="c-hint">保存 {authorities.length} 项权限；以后修改预设不影响已套用的用户。</p>
      </div>
    </Modal>
  );
}
