import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { authorityName } from '../authorities/authority-name.ts';
import '../system.css';
import { TARGET_KINDS, type AccessTarget } from './access-targets.ts';

interface TargetPickerProps {
  readonly id: string;
  readonly targets: readonly AccessTarget[] | null;
  readonly value: string | null;
  readonly onChange: (key: string | null) => void;
}

/** The page or call a user cannot reach, searched for by its name, path or needs. */
export function TargetPicker({ id, targets, value, onChange }: TargetPickerProps): ReactElement {
  const byKey = new Map(targets?.map((target) => [target.key, target]));
  const kinds = Object.entries(TARGET_KINDS) as [AccessTarget['kind'], string][];
  return (
    <Select
      id={id}
      allowClear
      placeholder="页面、菜单、首页入口或功能的名称"
      loading={targets === null}
      showSearch={{
        filterOption: (text, option) =>
          option !== undefined && 'value' in option && matches(text, byKey.get(String(option.value))),
      }}
      value={targets === null ? null : value}
      onChange={(key: string | undefined) => onChange(key ?? null)}
      options={kinds.map(([kind, label]) => ({
        label,
        options: (targets ?? [])
          .filter((target) => target.kind === kind)
          .map((target) => ({
            value: target.key,
            label: (
              <>
                {target.title} <span className="shell-system-key">{target.detail}</span>
              </>
            ),
          })),
      }))}
    />
  );
}

function matches(text: string, target: AccessTarget | undefined): boolean {
  if (!target) return false;
  const words = [target.title, target.detail, ...target.needs, ...target.needs.map(authorityName)];
  return words.join(' ').toLowerCase().includes(text.trim().toLowerCase());
}
