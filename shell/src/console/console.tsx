import { matchRoute, type RegistryModule } from '@console/contract-core';
import { usePlatform, useStore, type Store, type ThemeMode, type WritableStore } from '@console/platform';
import { UiProvider } from '@console/ui';
import { useEffect, useRef, type ComponentProps, type ReactElement } from 'react';
import { ErrorPage } from '../error/error-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import { Header } from '../layout/header.tsx';
import { menuGroups } from '../layout/menu-groups.ts';
import { Sider } from '../layout/sider.tsx';
import { Toasts } from '../layout/toasts.tsx';
import { ModuleView } from '../modules/module-view.tsx';
import type { ModuleStage } from '../modules/module-stage.ts';
import { routeView, type RouteView } from '../modules/route-view.ts';
import { StageHost } from '../modules/stage-host.tsx';
import { OwnPage } from '../pages/own-page.tsx';
import type { SessionInfo } from '../session/load-session.ts';
import { applyTheme, storeTheme } from '../theme/theme-choice.ts';
import styles from './console.module.css';
import { viewTitle } from './follow-pages.ts';
import { locationStore } from './location-store.ts';
import { SHELL_VERSION } from './shell-version.ts';

interface ConsoleProps {
  readonly session: SessionInfo;
  readonly modules: readonly RegistryModule[];
  readonly stage: ModuleStage;
  readonly theme: WritableStore<ThemeMode>;
  readonly toasts: ComponentProps<typeof Toasts>['toasts'];
}

/** The layout and, in its middle, the page the address names. */
export function Console({ session, modules, stage, theme, toasts }: ConsoleProps): ReactElement {
  const { can } = usePlatform();
  const mode = useStore(theme);
  const pathname = usePathname(locationStore);
  const states = useStore(stage.states);
  const main = useRef<HTMLElement>(null);
  const view = routeView(modules, can, pathname);
  const groups = menuGroups(modules, can);
  const active = activePath(view, pathname, groups);
  const failed = view.kind === 'remote' && states[view.module.name]?.status === 'failed';

  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [pathname]);

  const switchTheme = (): void => {
    const next = mode === 'dark' ? 'light' : 'dark';
    theme.set(next);
    storeTheme(next);
    applyTheme(next);
  };

  return (
    <UiProvider>
      <a className={styles['skip']} href="#content">
        跳到内容
      </a>
      <div className={styles['layout']}>
        <Sider groups={groups} active={active} version={SHELL_VERSION} />
        <div className={styles['body']}>
          <Header session={session} trail={trail(view, active, groups)} onThemeSwitch={switchTheme} />
          <main ref={main} id="content" tabIndex={-1} className={styles['content']}>
            {view.kind === 'home' && <HomePage modules={modules} />}
            {view.kind === 'own' && <OwnPage key={view.route.path} page={view.route} />}
            {view.kind === 'forbidden' && <ErrorPage kind="forbidden" needs={view.route.needs} />}
            {view.kind === 'missing' && <ErrorPage kind="missing" />}
            {view.kind === 'remote' && <ModuleView module={view.module} modules={modules} stage={stage} />}
            <StageHost stage={stage.element} hidden={view.kind !== 'remote' || failed} />
          </main>
        </div>
      </div>
      <Toasts toasts={toasts} />
    </UiProvider>
  );
}

/** Which page, apart from its query: filters change without the layout being drawn anew. */
function usePathname(location: Store<string>): string {
  return useStore({ ...location, get: () => window.location.pathname });
}

type Groups = ReturnType<typeof menuGroups>;

/** The menu entry of the shown page: its own, else the first of its module. */
function activePath(view: RouteView, pathname: string, groups: Groups): string | null {
  if (view.kind === 'home') return '/';
  const entries = groups.flatMap((group) => group.entries);
  const own = matchRoute(entries, pathname);
  if (own !== null || view.kind !== 'remote') return own?.path ?? null;
  return entries.find((entry) => matchRoute(view.module.routes, entry.path) !== null)?.path ?? null;
}

function trail(view: RouteView, active: string | null, groups: Groups): readonly string[] {
  const group = groups.find(({ entries }) => entries.some((entry) => entry.path === active));
  const entry = group?.entries.find(({ path }) => path === active);
  const steps = [group?.title, entry?.title, viewTitle(view)].filter((step) => step !== undefined);
  return [...new Set(steps)];
}
