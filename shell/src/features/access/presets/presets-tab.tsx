import { presetEntries, type RolePreset } from '@console/contract-access';
import { useCall, usePlatform, useChange } from '@console/platform';
import { AddIcon, ErrorState, Mark, Panel, Skeleton } from '@console/ui';
import { AskDialog, Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import styles from '../system.module.css';
import { groupsText } from './groups-text.ts';
import { PresetDrawer, type OpenedPreset } from './preset-drawer.tsx';

/** Roles are templates: applied to a user they are copied, and later changes do not follow. */
export function PresetsTab(): ReactElement {
  const { data, error, refetch } = useCall(client, presetEntries.presets, {});
  const [opened, setOpened] = useState<OpenedPreset | null>(null);
  const [deleting, setDeleting] = useState<RolePreset | null>(null);
  return (
    <Panel
      title="角色预设"
      sub="套用时复制到用户，以后修改预设不影响已套用的用户"
      flush
      actions={
        <Button type="primary" icon={<AddIcon />} onClick={() => setOpened({ kind: 'edit', preset: null })}>
          新增预设
        </Button>
      }
    >
      {error && <ErrorState title="角色预设没有取到" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={6} rowHeight={32} />}
      {data && (
        <PresetTable
          presets={data}
          onView={(preset) => setOpened({ kind: 'view', preset })}
          onEdit={(preset) => setOpened({ kind: 'edit', preset })}
          onDelete={setDeleting}
        />
      )}
      <PresetDrawer opened={opened} onClose={() => setOpened(null)} />
      {deleting && <DeleteDialog preset={deleting} onClose={() => setDeleting(null)} />}
    </Panel>
  );
}

interface PresetTableProps {
  readonly presets: readonly RolePreset[];
  readonly onView: (preset: RolePreset) => void;
  readonly onEdit: (preset: RolePreset) => void;
  readonly onDelete: (preset: RolePreset) => void;
}

function PresetTable({ presets, onView, onEdit, onDelete }: PresetTableProps): ReactElement {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col" className={styles['number']}>
            权限
          </th>
          <th scope="col">范围</th>
          <th scope="col" className={styles['actions']}>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {presets.map((preset) => (
          <tr key={preset.id ?? preset.name}>
            <td>
              {preset.name} {preset.id === null && <Mark tint="slate">内置</Mark>}
            </td>
            <td className={styles['number']}>{preset.authorities.length}</td>
            <td>{groupsText(preset.authorities)}</td>
            <td>
              <Button
                type="link"
                size="small"
                aria-label={`查看 ${preset.name}`}
                onClick={() => onView(preset)}
              >
                查看
              </Button>
              {preset.id !== null && (
                <>
                  <Button
                    type="link"
                    size="small"
                    aria-label={`编辑 ${preset.name}`}
                    onClick={() => onEdit(preset)}
                  >
                    编辑
                  </Button>
                  <Button
                    type="link"
                    size="small"
                    danger
                    aria-label={`删除 ${preset.name}`}
                    onClick={() => onDelete(preset)}
                  >
                    删除
                  </Button>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DeleteDialogProps {
  readonly preset: RolePreset;
  readonly onClose: () => void;
}

function DeleteDialog({ preset, onClose }: DeleteDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    const { id } = preset;
    if (id === null) return;
    const done = await change.run(() => client.call(presetEntries.deletePreset, { id }));
    if (done === null) return;
    notify.success(`已删除角色预设「${preset.name}」`);
    onClose();
  };
  return (
    <AskDialog
      title="删除角色预设"
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>此操作将永久删除角色预设「{preset.name}」, 是否继续? 已套用的用户不受影响。</p>
    </AskDialog>
  );
}
