import type { ModuleReleases } from '@console/contract-core';
import { audienceText } from './audience-text.ts';

/** A command that is confirmed before it runs. A canary has a dialog of its own. */
export type ReleaseCommand =
  | { readonly kind: 'activate'; readonly version: string }
  /** Makes the canary the release of all users. */
  | { readonly kind: 'promote'; readonly version: string }
  | { readonly kind: 'end-canary'; readonly version: string }
  | { readonly kind: 'rollback'; readonly version: string };

interface CommandText {
  readonly title: string;
  readonly button: string;
  /** The effects of the command, and on whom. */
  readonly effects: readonly string[];
  readonly done: string;
}

type Standing = Pick<ModuleReleases, 'title' | 'active' | 'canary' | 'previous'>;

/**
 * Whether a command still means what its reader confirmed: a rollback would end a canary that was added
 * since.
 */
export function commandApplies({ kind, version }: ReleaseCommand, module: Standing): boolean {
  const { active, canary, previous } = module;
  if (kind === 'activate') return active !== version;
  if (kind === 'rollback') return canary === null && previous === version;
  return canary?.version === version;
}

const AT_RELOAD = '已打开的页面提示“有新版本”，刷新后生效；未保存的内容不受影响。';

export function commandText({ kind, version }: ReleaseCommand, module: Standing): CommandText {
  const { title, active, canary } = module;
  const from = active === null ? '此前没有启用的版本' : `当前为 ${active}，可随时回滚`;
  const others =
    canary && canary.version !== version ? [`正在进行的灰度（${canary.version}）同时结束。`] : [];
  switch (kind) {
    case 'activate':
      return {
        title: `启用 ${title} ${version}`,
        button: '启用',
        effects: [`全部用户改用 ${version}（${from}）。`, ...others, AT_RELOAD],
        done: `已启用 ${title} ${version}`,
      };
    case 'promote':
      return {
        title: `全量 ${title} ${version}`,
        button: '全量',
        effects: [`灰度版本 ${version} 对全部用户启用（${from}），灰度结束。`, AT_RELOAD],
        done: `${title} ${version} 已全量启用`,
      };
    case 'end-canary':
      return {
        title: `结束 ${title} 的灰度`,
        button: '结束灰度',
        effects: [
          `灰度范围内的用户（${canary ? audienceText(canary.audience) : '—'}）由 ${version} 回到 ${active ?? '无此模块'}，其余用户不受影响。`,
          AT_RELOAD,
        ],
        done: `已结束 ${title} ${version} 的灰度`,
      };
    case 'rollback':
      return {
        title: `回滚 ${title}`,
        button: '回滚',
        effects: [`全部用户由 ${active ?? '—'} 回到上一版本 ${version}。`, AT_RELOAD],
        done: `${title} 已回滚到 ${version}`,
      };
  }
}
