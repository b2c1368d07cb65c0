import { splitAddress, type RegistryModule } from '@console/contract-core';
import {
  PlatformProvider,
  usePlatform,
  useStore,
  WhileShown,
  type Platform,
  type Store,
} from '@console/platform';
import { UiProvider } from '@console/ui';
import { useMemo, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { ErrorPage } from '../error/error-page.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { ConfirmDialog } from '../../core/controls/confirm-dialog.tsx';
import { Header } from '../frame/header.tsx';
import { activePath } from '../frame/active-path.ts';
import { menuGroups } from '../../core/menu/menu-groups.ts';
import { Sider } from '../frame/sider.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { ModuleView } from '../../core/modules/module-view.tsx';
import type { ModuleStage } from '../../core/modules/module-stage.ts';
import { StageHost } from '../../core/modules/stage-host.tsx';
import { SHELL_PAGES } from '../pages/shell-pages.ts';
import { OwnPage } from '../pages/own-page.tsx';
import { useAsk } from '../../features/ask/use-ask.ts';
import { usePalette } from '../../features/palette/use-palette.tsx';
import type { SessionInfo } from '../../core/session/load-session.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { PageTabRow } from '../../core/tabs/page-tabs.tsx';
import { livePages } from '../../core/tabs/tab-state.ts';
import { useScrollOfTab } from '../../core/tabs/use-scroll-of-tab.ts';
import type { ConsoleActions } from '../../core/menu/console-actions.ts';
import './console.css';
import { SHELL_VERSION } from '../../core/modules/shell-version.ts';

interface ConsoleProps {
  readonly session: SessionInfo;
  readonly modules: readonly RegistryModule[];
  readonly stage: ModuleStage;
  readonly tabs: PageTabs;
  /** The platform as the page of a tab sees it. */
  readonly platformOf: (key: string) => Platform;
  readonly actions: ConsoleActions;
  readonly toasts: ComponentProps<typeof Toasts>['toasts'];
  /** A line drawn above every page, below the row of tabs; null most of the time. */
  readonly line: Store<ReactNode>;
}

/** The console: the layout and, in its middle, the open pages, of which one is shown. */
export function Console(props: ConsoleProps): ReactElement {
  const { session, modules, stage, tabs, actions, toasts } = props;
  const line = useStore(props.line);
  const { can } = usePlatform();
  const { view, active, tabs: open, closing } = useStore(tabs);
  const states = useStore(stage.states);
  const crashes = useStore(stage.crashes);
  const main = useRef<HTMLElement>(null);
  const groups = useMemo(() => menuGroups({ own: SHELL_PAGES, modules }, can), [modules, can]);
  const failed =
    view.kind === 'remote' &&
    (states[view.module.name]?.status === 'failed' || (active !== null && crashes[active] !== undefined));
  const palette = usePalette({ tabs, groups, actions });
  const address = open.find(({ key }) => key === active)?.address ?? '';
  const { search } = splitAddress(address);
  const ask = useAsk({ modules, address });
  const keys = useMemo(() => open.map(({ key }) => key), [open]);
  useScrollOfTab(main, { active, open: keys });
  return (
    <UiProvider>
      <a className="shell-console-skip" href="#content">
        跳到内容
      </a>
      <div className="shell-console-layout">
        <Sider groups={groups} active={activePath(view, groups, search)} version={SHELL_VERSION} />
        <div className="shell-console-body">
          <Header
            session={session}
            onSearch={palette.open}
            onAsk={ask}
            onThemeSwitch={actions.switchTheme}
            onLock={actions.lock}
          />
          <PageTabRow tabs={tabs} />
          {line}
          <main ref={main} id="content" tabIndex={-1} className="shell-console-content">
            <OwnPages {...props} onSearch={palette.open} />
            {view.kind === 'forbidden' && <ErrorPage kind="forbidden" needs={view.route.needs} />}
            {(view.kind === 'missing' || view.kind === 'broken') && <ErrorPage kind={view.kind} />}
            {view.kind === 'remote' && active !== null && (
              <ModuleView module={view.module} tab={active} stage={stage} />
            )}
            <StageHost stage={stage.element} hidden={view.kind !== 'remote' || failed} />
          </main>
        </div>
      </div>
      {palette.element}
      <ConfirmDialog
        open={closing !== null}
        title="提示"
        text="页面中有未保存的内容, 是否继续关闭?"
        onCancel={() => tabs.answerClosing(false)}
        onConfirm={() => tabs.answerClosing(true)}
      />
      <Toasts toasts={toasts} />
    </UiProvider>
  );
}

interface OwnPagesProps extends Pick<ConsoleProps, 'modules' | 'tabs' | 'platformOf'> {
  readonly onSearch: () => void;
}

/** Home and the shell's own open pages. Pages that are not shown keep their state. */
function OwnPages({ modules, tabs, platformOf, onSearch }: OwnPagesProps): ReactElement {
  const shown = useStore(tabs);
  const live = livePages(shown);
  // In the tabs' own order: a node that is moved loses what it scrolled to, a frame its page.
  const open = shown.tabs.filter(({ key }) => live.includes(key));
  return (
    <>
      <WhileShown>
        <HomePage modules={modules} viewOf={tabs.viewOf} onSearch={onSearch} />
      </WhileShown>
      {open.map(({ key, address }) => {
        const view = tabs.viewOf(address);
        if (view.kind !== 'own') return null;
        return (
          <PlatformProvider key={key} value={platformOf(key)}>
            <WhileShown>
              <OwnPage page={view.route} />
            </WhileShown>
          </PlatformProvider>
        );
      })}
    </>
  );
}
