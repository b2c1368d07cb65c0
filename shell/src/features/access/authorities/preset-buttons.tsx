import { presetEntries, type RolePreset } from '@console/contract-access';
import { useCall, usePlatform } from '@console/platform';
import { Ladder } from '@console/ui';
import { Button, Segmented, Tooltip } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import '../system.css';
import type { Choice, May } from './authority-choice.ts';
import { applyPreset } from './authority-changes.ts';

interface PresetButtonsProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly may: May;
}

/** Buttons for the presets: each is copied into the choice, or added to it. */
export function PresetButtons(props: PresetButtonsProps): ReactElement {
  const presets = useCall(client, presetEntries.presets, {});
  return (
    <Ladder answer={presets} what="角色预设" rows={2} rowHeight={32}>
      {(data) => <Buttons {...props} presets={data} />}
    </Ladder>
  );
}

interface ButtonsProps extends PresetButtonsProps {
  readonly presets: readonly RolePreset[];
}

function Buttons({ presets, choice, onChange, may }: ButtonsProps): ReactElement {
  const { notify } = usePlatform();
  const [mode, setMode] = useState<'replace' | 'add'>('replace');
  const apply = (preset: readonly string[]): void => {
    const applied = applyPreset(choice, preset, { replace: mode === 'replace', may });
    onChange(applied.choice);
    if (applied.leftOut.length > 0)
      notify.info(`预设中有 ${applied.leftOut.length} 项权限您自己没有，未加入`);
  };
  return (
    <>
      <Segmented
        aria-label="套用方式"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'replace', label: '替换现有权限' },
          { value: 'add', label: '追加' },
        ]}
      />
      <div className="shell-system-presets">
        {presets.map(({ id, name, authorities }) => {
          const none = !authorities.some(may);
          return (
            <Tooltip
              key={id ?? name}
              title={none ? '其中的权限您自己都没有' : `${authorities.length} 项权限`}
            >
              <Button size="small" disabled={none} onClick={() => apply(authorities)}>
                {name}
              </Button>
            </Tooltip>
          );
        })}
      </div>
    </>
  );
}
