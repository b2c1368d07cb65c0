import { presetEntries, type RolePreset } from '@console/contract-access';
import { useCall } from '@console/platform';
import { AddIcon, Ladder, Mark, Panel, SmallTable } from '@console/ui';
import { DeleteButton } from '@console/ui/edit';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import '../system.css';
import { groupsText } from './groups-text.ts';
import { PresetDrawer, type OpenedPreset } from './preset-drawer.tsx';

/** Roles are templates: applied to a user they are copied, and later changes do not follow. */
export function PresetsTab(): ReactElement {
  const presets = useCall(client, presetEntries.presets, {});
  const [opened, setOpened] = useState<OpenedPreset | null>(null);
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
      <Ladder answer={presets} what="角色预设" rows={6} rowHeight={32}>
        {(found) => (
          <PresetTable
            presets={found}
            onView={(preset) => setOpened({ kind: 'view', preset })}
            onEdit={(preset) => setOpened({ kind: 'edit', preset })}
          />
        )}
      </Ladder>
      <PresetDrawer opened={opened} onClose={() => setOpened(null)} />
    </Panel>
  );
}

interface PresetTableProps {
  readonly presets: readonly RolePreset[];
  readonly onView: (preset: RolePreset) => void;
  readonly onEdit: (preset: RolePreset) => void;
}

function PresetTable({ presets, ...actions }: PresetTableProps): ReactElement {
  return (
    <SmallTable
      rows={presets}
      keyOf={({ id, name }) => id ?? name}
      columns={[
        {
          title: '名称',
          cell: ({ id, name }) => (
            <>
              {name} {id === null && <Mark tint="slate">内置</Mark>}
            </>
          ),
        },
        { title: '权限', number: true, width: 96, cell: ({ authorities }) => authorities.length },
        { title: '范围', cell: ({ authorities }) => groupsText(authorities) },
        {
          title: '操作',
          width: 168,
          cell: (preset) => <Actions preset={preset} {...actions} />,
        },
      ]}
    />
  );
}

interface ActionsProps extends Pick<PresetTableProps, 'onView' | 'onEdit'> {
  readonly preset: RolePreset;
}

/** The actions of a row: a built-in preset can only be viewed. */
function Actions({ preset, onView, onEdit }: ActionsProps): ReactElement {
  const { id, name } = preset;
  return (
    <>
      <Button type="link" size="small" aria-label={`查看 ${name}`} onClick={() => onView(preset)}>
        查看
      </Button>
      {id !== null && (
        <>
          <Button type="link" size="small" aria-label={`编辑 ${name}`} onClick={() => onEdit(preset)}>
            编辑
          </Button>
          <DeleteButton
            client={client}
            button={{ type: 'link', size: 'small', danger: true, 'aria-label': `删除 ${name}` }}
            title="删除角色预设"
            remove={() => client.call(presetEntries.deletePreset, { id })}
            notice={`已删除角色预设「${name}」`}
          >
            <p>此操作将永久删除角色预设「{name}」, 是否继续? 已套用的用户不受影响。</p>
          </DeleteButton>
        </>
      )}
    </>
  );
}
