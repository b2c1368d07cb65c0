import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Unplug from 'lucide/dist/esm/icons/unplug.mjs';
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { EMPTY, shanghaiDateTime, type RegistryModule } from '@console/contract-core';
import { usePlatform, useWindow, type ServerWindow } from '@console/platform';
import { SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { SHELL_VERSION } from './shell-version.ts';
import '../controls/button.css';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { diagnosis } from './diagnosis.ts';
import { failureSource, failureText } from './failure-text.ts';
import { IDLE, type ModuleState, type ModuleStates } from './module-state.ts';
import './module-unavailable.css';

interface ModuleUnavailableProps {
  readonly module: RegistryModule;
  readonly modules: readonly RegistryModule[];
  readonly states: ModuleStates;
  readonly onRetry: () => void;
}

/** The card in place of a module that could not be loaded; everything else continues. */
export function ModuleUnavailable({
  module,
  modules,
  states,
  onRetry,
}: ModuleUnavailableProps): ReactElement {
  const { notify } = usePlatform();
  const window = useWindow();
  const { failure, tries, status } = states[module.name] ?? IDLE;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(
        diagnosis(module, modules, states, momentText(window, failure?.at)),
      );
      notify.success('已复制诊断信息');
    } catch {
      notify.error('浏览器不允许写入剪贴板');
    }
  };
  return (
    <div className="shell-module-unavailable-card">
      <div className="shell-module-unavailable-head" role="alert">
        <div className="shell-module-unavailable-mark">
          <Icon of={Unplug} size={16} />
        </div>
        <div>
          <h1>{module.title}模块暂时无法打开</h1>
          <p>{failure && failureText(failure, tries)}</p>
          <div className="shell-module-unavailable-actions">
            <button
              type="button"
              className="shell-button-primary"
              disabled={status === 'loading'}
              onClick={onRetry}
            >
              <Icon of={RotateCw} />
              {status === 'loading' ? '重试中' : '重试'}
            </button>
            <Link to="/" className="shell-button-plain">
              返回首页
            </Link>
            <button type="button" className="shell-button-text" onClick={() => void copy()}>
              <Icon of={Copy} />
              复制诊断信息
            </button>
          </div>
        </div>
      </div>
      <SmallTable<Part>
        className="shell-module-unavailable-table"
        columns={COLUMNS}
        rows={[
          {
            title: '首页与账户',
            version: `shell ${SHELL_VERSION}`,
            state: { ...IDLE, status: 'ready' },
            at: momentText(window, 0),
          },
          ...modules.map(({ name, title, version }) => ({
            title,
            version: `${name} ${version}`,
            state: states[name] ?? IDLE,
            at: momentText(window, states[name]?.readyAt),
          })),
        ]}
        keyOf={({ version }) => version}
        look={({ title }) => ({ selected: title === module.title })}
      />
      <div className="shell-module-unavailable-foot">
        <span>{momentText(window, failure?.at)}</span>
        <span className="shell-module-unavailable-detail" title={failure?.detail}>
          {failure && failureSource(failure)}
        </span>
      </div>
    </div>
  );
}

interface Part {
  readonly title: string;
  readonly version: string;
  readonly state: ModuleState;
  /** When it was last mounted; — for never. */
  readonly at: string;
}

const STATUS_TEXT: Readonly<Record<ModuleState['status'], string>> = {
  idle: '未打开',
  loading: '加载中',
  ready: '正常',
  failed: '无法加载',
};

const COLUMNS: readonly SmallColumn<Part>[] = [
  { title: '模块', cell: ({ title }) => title },
  { title: '版本', cell: ({ version }) => version },
  {
    title: '状态',
    cell: ({ state }) => <StateMark status={state.failure === null ? state.status : 'failed'} />,
  },
  { title: '最近成功', cell: ({ at }) => at.slice(11) || EMPTY },
];

function StateMark({ status }: { readonly status: ModuleState['status'] }): ReactElement {
  return (
    <>
      <span className="shell-module-unavailable-dot" data-status={status} />
      {STATUS_TEXT[status]}
    </>
  );
}

/** A moment of performance.now() as text on the server's clock; — while that is unknown. */
function momentText(window: ServerWindow | null, moment: number | null | undefined): string {
  if (window === null || moment === null || moment === undefined) return EMPTY;
  return shanghaiDateTime(window.at(moment));
}
