import type { RegistryModule } from '@console/contract-core';
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
import { HomePage } from '../home/home-page.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { Header } from '../layout/header.tsx';
import { activePath } from '../layout/active-path.ts';
import { menuGroups } from '../layout/menu-groups.ts';
import { Sider } from '../layout/sider.tsx';
import { Toasts } from '../layout/toasts.tsx';
import { ModuleView } from '../modules/module-view.tsx';
import type { ModuleStage } from '../modules/module-stage.ts';
import { StageHost } from '../modules/stage-host.tsx';
import { OwnPage } from '../pages/own-page.tsx';
import { usePalette } from '../palette/use-palette.tsx';
import type { SessionInfo } from '../session/load-session.ts';
import type { PageTabs } from '../tabs/create-page-tabs.ts';
import { PageTabRow } from '../tabs/page-tabs.tsx';
import { livePages } from '../tabs/tab-state.ts';
import { useScrollOfTab } from '../tabs/use-scroll-of-tab.ts';
import styles from './console.module.css';
import { SHELL_VERSION } from './shell-version.ts';

export interface ConsoleActions {
  switchTheme(): void;
  /** Red up or green up. */
  switchUpColour(): void;
  lock(): void;
}

interface ConsoleProps {
  readonly session: SessionInfo;
  readonly modules: readonly RegistryModule[];
  readonly stage: ModuleStage;
  readonly tabs: PageTabs;
  /** The platform as the page of a tab sees it. */
  readonly platformOf: (key: string) => Platform;
  readonly actions: ConsoleActions;
  readonly toasts: ComponentProps<typeof Toasts>['toasts'];
  /** Said to every page below its tabs; null most of the time. */
  readonly line: Store<ReactNode>;
}

/** The layout and, in its middle, the open pages, of which one shows. */
export function Console(props: ConsoleProps): ReactElement {
  const { session, modules, stage, tabs, actions, toasts } = props;
  const line = useStore(props.line);
  const { can } = usePlatform();
  const { view, active, tabs: open, closing } = useStore(tabs);
  const states = useStore(stage.states);
  const crashes = useStore(stage.crashes);
  const main = useRef<HTMLElement>(null);
  const groups = menuGroups(modules, can);
  const failed =
    view.kind === 'remote' &&
    (states[view.module.name]?.status === 'failed' || (active !== null && crashes[active] !== undefined));
  const palette = usePalette({ tabs, groups, actions });
  const keys = useMemo(() => open.map(({ key }) => key), [open]);
  useScrollOfTab(main, { active, open: keys });
  return (
    <UiProvider>
      <a className={styles['skip']} href="#content">
        跳到内容
      </a>
      <div className={styles['layout']}>
        <Sider groups={groups} active={activePath(view, groups)} version={SHELL_VERSION} />
        <div className={styles['body']}>
          <Header
            session={session}
            onSearch={palette.open}
            onThemeSwitch={actions.switchTheme}
            onLock={actions.lock}
          />
          <PageTabRow tabs={tabs} />
          {line}
          <main ref={main} id="content" tabIndex={-1} className={styles['content']}>
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

/** Home and the shell's own open pages. Those that are not shown keep what is in them. */
function OwnPages({ modules, tabs, platformOf, onSearch }: OwnPagesProps): ReactElement {
  const shown = useStore(tabs);
  const live = livePages(shown);
  // In the tabs' own order: a node that is moved loses what it scrolled to, a frame its page.
  const open = shown.tabs.filter(({ key }) => live.includes(key));
  return (
    <>
      <WhileShown>
        <HomePage modules={modules} onSearch={onSearch} />
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
