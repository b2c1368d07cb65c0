import {
  PRESET_NAME_LENGTH,
  presetEntries,
  presetName,
  PROFILE_TEXTS,
  type RolePreset,
} from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EditForm, SaveButtons, schemaField, useEdit } from '@console/ui/edit';
import { Drawer, Form, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { AuthorityTree } from '../authorities/authority-tree.tsx';
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

/** A preset of the tenant's own: built-in ones have neither id nor version. */
type OwnPreset = RolePreset & { readonly id: number; readonly version: number };

const isOwn = (preset: RolePreset | null): preset is OwnPreset =>
  preset !== null && preset.id !== null && preset.version !== null;

interface Draft {
  readonly name: string;
  readonly authorities: readonly string[];
}

const draftOf = (preset: OwnPreset | null): Draft => ({
  name: preset?.name ?? '',
  authorities: preset?.authorities ?? [],
});

const sentDraft = ({ name, authorities }: Draft): { name: string; authorities: string[] } | null =>
  authorities.length === 0 ? null : { name: name.trim(), authorities: [...authorities] };

interface PresetFormProps {
  readonly preset: RolePreset | null;
  readonly onClose: () => void;
}

function PresetForm({ preset, onClose }: PresetFormProps): ReactElement {
  const may = useMay();
  const presets = useCall(client, presetEntries.presets, {});
  const edit = useEdit({
    client,
    read: isOwn(preset) ? preset : null,
    fields: draftOf,
    sent: sentDraft,
    add: (sent) => client.call(presetEntries.savePreset, sent),
    update: (sent, { id, version }) => client.call(presetEntries.savePreset, { ...sent, id, version }),
    latest: async (read) => {
      const { data, error } = await presets.refetch();
      if (error) throw error;
      return data?.filter(isOwn).find(({ id }) => id === read.id) ?? read;
    },
    notice: (saved) => `已保存角色预设「${saved.name}」`,
    leave: onClose,
  });
  const { authorities } = edit.draft;
  const count = authorities.length;
  return (
    <EditForm
      edit={edit}
      className="shell-system-form"
      buttons={
        <SaveButtons edit={edit} disabled={count === 0} className="shell-system-pinned">
          <span className="c-hint">{count === 0 ? '至少勾选一项权限' : `${count} 项权限`}</span>
        </SaveButtons>
      }
    >
      <Form.Item name="name" label="名称" {...schemaField(presetName(), { message: PROFILE_TEXTS.required })}>
        <Input maxLength={PRESET_NAME_LENGTH} autoComplete="off" />
      </Form.Item>
      <AuthorityTree
        choice={new Set(authorities)}
        onChange={(choice) => edit.type({ authorities: [...choice] })}
        may={may}
      />
    </EditForm>
  );
}
