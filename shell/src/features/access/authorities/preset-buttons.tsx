import { presetEntries } from '@console/contract-access';
import { useCall, usePlatform } from '@console/platform';
import { ErrorState, Skeleton } from '@console/ui';
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

/** The roles as templates: copied into the choice, in its place or beside it. */
export function PresetButtons({ choice, onChange, may }: PresetButtonsProps): ReactElement {
  const { notify } = usePlatform();
  const { data, error, refetch } = useCall(client, presetEntries.presets, {});
  const [mode, setMode] = useState<'replace' | 'add'>('replace');
  if (error) return <ErrorState title="角色预设没有取到" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={2} rowHeight={32} />;
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
        {data.map(({ id, name, authorities }) => {
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
