import { SHELL_PAGES } from '../../app/pages/shell-pages.ts';
import { jest } from '@jest/globals';
import type { RegistryModule } from '@console/contract-core';
import type { Lifecycles, Platform } from '@console/platform';
import { createPageTabs, type PageTabs } from '../tabs/create-page-tabs.ts';
import { aModule } from './module-sample.ts';
import type { ModuleStage } from './module-stage.ts';
import { TooSlow } from './within.ts';

/** Federation's answers by module. */
const loads = new Map<string, () => Promise<Lifecycles>>();
jest.unstable_mockModule('./load-remote-module.ts', () => ({
  loadRemoteModule: ({ name }: RegistryModule) => loads.get(name)?.() ?? Promise.reject(new Error('gone')),
}));
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  getInstance: () => ({ options: { shared: { '@console/ui': [{ version: '0.1.0' }] } } }),
}));
/** The modules the gateway has released so far. */
let released: readonly RegistryModule[] = [];
jest.unstable_mockModule('./load-registry.ts', () => ({
  loadRegistry: () => Promise.resolve({ modules: released }),
}));
Object.assign(globalThis, { DEVELOPMENT: false });

const { createModuleStage } = await import('./module-stage.ts');

const remote = (mounted: string[]): Lifecycles => ({
  bootstrap: () => Promise.resolve(),
  mount({ domElement, platform }) {
    domElement.textContent = platform.page.address.get();
    mounted.push(`+${domElement.textContent}`);
    return Promise.resolve();
  },
  unmount({ domElement }) {
    mounted.push(`-${domElement.textContent}`);
    return Promise.resolve();
  },
});
const modules = [
  aModule({
    name: 'company',
    routes: [{ path: '/c', title: '公司', needs: 'x', subject: ['row'] }],
  }),
  aModule({ name: 'ai', routes: [{ path: '/a', title: '问答', needs: 'x' }] }),
  aModule({ name: 'invest', routes: [{ path: '/i', title: '投资', needs: 'x' }] }),
  aModule({
    name: 'industry',
    version: '2.0.0',
    shellApi: '^9.0.0',
    routes: [{ path: '/h', title: '行业', needs: 'x' }],
  }),
];

/** Single-spa starts once in a page, so there is one stage. */
let tabs: PageTabs;
let stage: ModuleStage;
const mounted: string[] = [];
const reported: string[] = [];
const seen = (): (string | null)[] =>
  [...stage.element.children].filter((each) => !(each as HTMLElement).hidden).map((each) => each.textContent);
const until = async (done: () => boolean): Promise<void> => {
  for (let tries = 0; !done() && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done()).toBe(true);
};

beforeAll(() => {
  tabs = createPageTabs({ pages: { own: SHELL_PAGES, modules }, can: () => true, owner: 'o' });
  stage = createModuleStage({
    modules,
    tabs,
    platformOf: (key) => ({ page: tabs.page(key) }) as unknown as Platform,
    forgetAnswers: () => undefined,
    whenOpen: Promise.resolve(),
    report: ({ name, version }, { kind }) => void reported.push(`${name} ${version} ${kind}`),
  });
});
beforeEach(() => {
  mounted.length = 0;
  reported.length = 0;
  released = [];
  loads.set('company', () => Promise.resolve(remote(mounted)));
});
afterEach(async () => {
  tabs.close(tabs.get().tabs.map(({ key }) => key));
  await until(() => stage.element.children.length === 0);
});

describe('the stage', () => {
  it('mounts a page for each tab, shows one, and keeps the others', async () => {
    tabs.navigate('/c?row=1');
    await until(() => mounted.length === 1);
    tabs.navigate('/c?row=2');
    await until(() => mounted.length === 2);
    expect([mounted, seen()]).toEqual([['+/c?row=1', '+/c?row=2'], ['/c?row=2']]);
    tabs.navigate('/c?row=1');
    expect([mounted.length, seen()]).toEqual([2, ['/c?row=1']]);
  });

  it('hides a closed page at once and unmounts it', async () => {
    tabs.navigate('/c?row=1');
    await until(() => mounted.length === 1);
    tabs.close([tabs.get().active ?? '']);
    expect(seen()).toEqual([]);
    await until(() => mounted.includes('-/c?row=1'));
  });

  it('lets no page wait for another page’s module that does not load', async () => {
    loads.set('invest', () => new Promise<never>(() => undefined));
    tabs.navigate('/i');
    tabs.navigate('/c?row=1');
    await until(() => mounted.includes('+/c?row=1'));
    expect(stage.states.get().invest?.status).toBe('loading');
  });

  it('loads a failed module again when its reader asks, not at every navigation', async () => {
    let asked = 0;
    loads.set('ai', () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new TooSlow('4500 ms')) : Promise.resolve(remote(mounted));
    });
    tabs.navigate('/a');
    await until(() => stage.states.get().ai?.status === 'failed');
    tabs.navigate('/c?row=1');
    tabs.navigate('/a');
    expect([asked, reported]).toEqual([1, ['ai 1.0.0 timeout']]);
    await stage.retry(tabs.get().active ?? '', 'ai');
    await until(() => mounted.includes('+/a'));
    expect([asked, stage.states.get().ai?.status]).toEqual([2, 'ready']);
  });

  it('confines a crash to its page, and retries that page alone', async () => {
    tabs.navigate('/c?row=1');
    const broken = tabs.get().active ?? '';
    tabs.navigate('/c?row=2');
    await until(() => mounted.length === 2);
    stage.crashed(broken, new Error('broken'));
    expect(reported).toEqual(['company 1.0.0 crash']);
    expect(Object.keys(stage.crashes.get())).toEqual([broken]);
    expect(stage.states.get().company?.status).toBe('ready');
    await stage.retry(broken, 'company');
    await until(() => mounted.length === 4);
    expect([mounted.slice(2), stage.crashes.get()]).toEqual([['-/c?row=1', '+/c?row=1'], {}]);
  });

  it('distinguishes a page whose own file failed to load from one that crashed, and fetches its files again', async () => {
    const fetched: string[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = (address) => {
      fetched.push(String(address));
      return Promise.reject(new TypeError('gone'));
    };
    tabs.navigate('/c?row=3');
    const broken = tabs.get().active ?? '';
    await until(() => mounted.length === 1);
    stage.crashed(broken, Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
    expect([reported, stage.crashes.get()[broken]?.kind]).toEqual([['company 1.0.0 load'], 'load']);
    await stage.retry(broken, 'company');
    await until(() => mounted.length === 3);
    expect([mounted.slice(1), stage.crashes.get()]).toEqual([['-/c?row=3', '+/c?row=3'], {}]);
    expect(fetched.map((address) => new URL(address).pathname)).toEqual([
      '/remotes/company/1.0.0/mf-manifest.json',
    ]);
    globalThis.fetch = before;
  });

  it('never loads a release that this shell cannot run, and takes one that it can', async () => {
    let asked = 0;
    loads.set('industry', () => {
      asked += 1;
      return Promise.resolve(remote(mounted));
    });
    tabs.navigate('/h');
    await until(() => stage.states.get().industry?.status === 'failed');
    expect(stage.states.get().industry?.failure).toMatchObject({
      kind: 'incompatible',
      detail: '需要外壳接口 ^9.0.0，当前为 1.2.0',
    });
    expect([asked, reported]).toEqual([0, ['industry 2.0.0 incompatible']]);
    const [, , , unfit] = modules;
    released = modules.map((module) => (module === unfit ? { ...module, shellApi: '^1.0.0' } : module));
    await stage.retry(tabs.get().active ?? '', 'industry');
    await until(() => mounted.includes('+/h'));
    expect([asked, stage.states.get().industry?.status]).toEqual([1, 'ready']);
  });
});
