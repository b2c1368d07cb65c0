import {
  MODULE_NAMES,
  type LoadFailureKind,
  type Registry,
  type RegistryModule,
} from '@console/contract-core';
import type { Page, Route } from 'playwright-core';
import type { ModulePlace } from './modules.ts';

/** A way in which a module can fail to load, for one page of one browser. */
export interface ModuleFault {
  readonly cause: string;
  /** The cause that the shell reports. */
  readonly reported: LoadFailureKind;
  /** Begins with the next load of the console; returns the function that ends it. */
  begin(page: Page, module: ModulePlace): Promise<() => Promise<void>>;
}

/** An origin without a server, which the page may not request. */
export const STRANGE_ORIGIN = 'https://modules.example';

const filesOf = ({ name }: ModulePlace): string => `**/remotes/${name}/**`;

/** One cause has two faces: half of the modules meet the one, half the other. */
const isEven = ({ name }: ModulePlace): boolean => MODULE_NAMES.indexOf(name) % 2 === 0;

/** Answers requests of `pattern` differently. */
async function intercepted(
  page: Page,
  pattern: string,
  answer: (route: Route) => unknown,
): Promise<() => Promise<void>> {
  let ended = false;
  const handler = async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch (error) {
      // Requests under way when the fault ended have been passed on.
      if (!ended) throw error;
    }
  };
  await page.route(pattern, handler);
  return () => {
    ended = true;
    return page.unroute(pattern, handler);
  };
}

/** Makes the registry return other data about one module. */
const misregistered = (
  page: Page,
  { name }: ModulePlace,
  change: (module: RegistryModule) => Partial<RegistryModule>,
): Promise<() => Promise<void>> =>
  intercepted(page, '**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as Registry;
    const modules = registry.modules.map((each) =>
      each.name === name ? { ...each, ...change(each) } : each,
    );
    await route.fulfill({ response, json: { ...registry, modules } });
  });

async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n// not what was published` });
}

export const MODULE_FAULTS: readonly ModuleFault[] = [
  {
    cause: 'whose files are missing',
    reported: 'load',
    begin: (page, module) =>
      intercepted(page, filesOf(module), (route) =>
        isEven(module) ? route.fulfill({ status: 404 }) : route.abort('connectionrefused'),
      ),
  },
  {
    cause: 'whose file server does not answer',
    reported: 'timeout',
    // What was requested meanwhile stays without an answer after the fault, too: another try alone brings it back.
    begin: async (page, module) => {
      let answers = false;
      await page.route(filesOf(module), (route) => (answers ? route.fallback() : undefined));
      return () => {
        answers = true;
        return Promise.resolve();
      };
    },
  },
  {
    cause: 'of which a file was tampered with',
    reported: 'load',
    // The entry, checked by the registry's hash, or a file that it loads, checked by the hash of its build.
    begin: (page, module) =>
      intercepted(page, `${filesOf(module)}/${isEven(module) ? 'remoteEntry.js*' : 'assets/*.js'}`, tamper),
  },
  {
    cause: 'without a hash',
    reported: 'load',
    begin: (page, module) =>
      misregistered(page, module, ({ integrity }) => ({
        integrity: Object.fromEntries(
          Object.entries(integrity).filter(([file]) => file !== 'remoteEntry.js'),
        ),
      })),
  },
  {
    cause: 'of an unknown origin',
    reported: 'load',
    begin: (page, module) =>
      misregistered(page, module, ({ manifestUrl }) => ({ manifestUrl: STRANGE_ORIGIN + manifestUrl })),
  },
  {
    cause: 'of an incompatible version',
    reported: 'incompatible',
    begin: (page, module) => misregistered(page, module, () => ({ shellApi: '^99.0.0' })),
  },
  {
    cause: 'that crashes while it draws',
    reported: 'crash',
    // A number instead of each list makes code that iterates it throw. Answers read by the shell's own header are
    // unchanged.
    begin: (page, { name }) =>
      intercepted(page, `**/svc/${name}/api/**`, (route) =>
        route.request().url().includes('/dataSnapshot/')
          ? route.fallback()
          : route.fulfill({ json: { success: true, appCode: 'S0000', result: { content: 7 } } }),
      ),
  },
];
