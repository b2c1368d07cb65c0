import { presetEntries, PROFILE_TEXTS, type RolePreset } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import { useCall, usePlatform, useChange } from '@console/platform';
import { Button, Drawer, Form, FaultAlert, FirstInput } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import type { Choice } from '../authorities/authority-choice.ts';
import { AuthorityTree } from '../authorities/authority-tree.tsx';
import { PRESET_NAME_LENGTH } from '../authorities/save-preset-dialog.tsx';
import { useMay } from '../authorities/use-may.ts';
import '../system.css';

export type OpenedPreset =
  | { readonly kind: 'view'; readonly preset: RolePreset }
  /** Null is a new one. */
  | { readonly kind: 'edit'; readonly preset: RolePreset | null };

interface PresetDrawerProps {
  readonly opened: OpenedPreset | null;
  readonly onClose: () => void;
}

/** A role's authorities, to read or to edit. */
export function PresetDrawer({ opened, onClose }: PresetDrawerProps): ReactElement {
  const title =
    opened?.kind === 'view' ? opened.preset.name : opened?.preset ? '编辑角色预设' : '新增角色预设';
  return (
    <Drawer open={opened !== null} onClose={onClose} size={720} title={title} destroyOnHidden>
      {opened?.kind === 'view' && <PresetView preset={opened.preset} />}
      {opened?.kind === 'edit' && <PresetForm preset={opened.preset} onClose={onClose} />}
    </Drawer>
  );
}

function PresetView({ preset }: { readonly preset: RolePreset }): ReactElement {
  return (
    <>
      {preset.authorities.includes(ROLE_ADMIN) && (
        <p className="c-hint">系统管理员，拥有全部权限，无需逐项授予。</p>
      )}
      <AuthorityTree choice={new Set(preset.authorities)} may={ANY} />
    </>
  );
}

const ANY = (): boolean => true;

/** Nothing for a new one. */
const replaced = (preset: RolePreset | null): { id?: number; version?: number } =>
  preset === null || preset.id === null || preset.version === null
    ? {}
    : { id: preset.id, version: preset.version };

interface PresetFormProps {
  readonly preset: RolePreset | null;
  readonly onClose: () => void;
}

function PresetForm({ preset, onClose }: PresetFormProps): ReactElement {
  const { notify } = usePlatform();
  const may = useMay();
  const change = useChange(client);
  const [read, setRead] = useState(preset);
  const { refetch, isFetching } = useCall(client, presetEntries.presets, {});
  /** Takes the version others saved; what was chosen here stays. */
  const reload = async (): Promise<void> => {
    const { data } = await refetch();
    setRead((before) => data?.find(({ id }) => id === before?.id) ?? before);
    change.forget();
  };
  const [choice, setChoice] = useState<Choice>(new Set(preset?.authorities));
  const save = async ({ name }: { readonly name: string }): Promise<void> => {
    const input = { name: name.trim(), authorities: [...choice], ...replaced(read) };
    const saved = await change.run(() => client.call(presetEntries.savePreset, input));
    if (saved === null) return;
    notify.success(`已保存角色预设「${saved.name}」`);
    onClose();
  };
  return (
    <Form
      layout="vertical"
      className="shell-system-form"
      initialValues={{ name: preset?.name ?? '' }}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={(values: { readonly name: string }) => void save(values)}
    >
      <FaultAlert fault={change.fault} onReload={() => void reload()} reloading={isFetching} />
      <Form.Item
        name="name"
        label="名称"
        validateTrigger="onBlur"
        rules={[{ required: true, whitespace: true, message: PROFILE_TEXTS.required }]}
      >
        <FirstInput maxLength={PRESET_NAME_LENGTH} autoComplete="off" />
      </Form.Item>
      <AuthorityTree choice={choice} onChange={setChoice} may={may} />
      <div className="c-row shell-system-save-bar shell-system-pinned">
        <Button type="primary" htmlType="submit" disabled={choice.size === 0} loading={change.running}>
          保存
        </Button>
        <Button onClick={onClose}>取消</Button>
        <span className="c-hint">{choice.size === 0 ? '至少勾选一项权限' : `${choice.size} 项权限`}</span>
      </div>
    </Form>
  );
}
