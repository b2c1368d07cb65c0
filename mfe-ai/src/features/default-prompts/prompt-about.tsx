import type { DefaultPrompt } from '@console/contract-ai';
import { EMPTY } from '@console/contract-core';
import { Mark } from '@console/ui';
import type { ReactElement } from 'react';

/** Whether a prompt is in use and which version, whether a newer one waits, and who saved it when. */
export function PromptAbout({ prompt }: { readonly prompt: DefaultPrompt }): ReactElement {
  const { active, activeVersion, version, updateUser, updateTime } = prompt;
  const waits = active && activeVersion !== version;
  return (
    <span className="c-panel-sub prompt-about">
      {active ? <Mark tint="teal">启用中</Mark> : <span>未启用</span>}
      <span>第 {active ? activeVersion : version} 版</span>
      {waits && <span>最新的第 {version} 版未启用</span>}
      <span>
        {updateUser ?? EMPTY} 更新于 {updateTime.slice(0, 16)}
      </span>
    </span>
  );
}
