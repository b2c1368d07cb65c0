import { namesOf } from './names.mjs';
import { importing, inserting } from './wire.mjs';

/**
 * @typedef {readonly [template: string, file: string, names?: Readonly<Record<string, string>>]} PlannedFile
 * @typedef {{ names: Readonly<Record<string, string>>, files: readonly PlannedFile[],
 *   wiring: readonly import('./wire.mjs').Wiring[], then: readonly string[] }} Plan
 */

/**
 * A page of a module with its address, its menu entry and a test.
 * @param {string} module
 * @param {string} name
 * @returns {Plan}
 */
export function featurePlan(module, name) {
  const names = namesOf(name, { title: '新页面' });
  const folder = `mfe-${module}/src/features/${name}`;
  const path = `/${module}/${name}`;
  const manifest = `libs/contract/${module}/src/manifest.ts`;
  const element = `<${names.Pascal}Page />`;
  return {
    names,
    files: [
      ['feature/page.tsx', `${folder}/${name}-page.tsx`],
      ['feature/page.test.tsx', `${folder}/${name}-page.test.tsx`],
    ],
    wiring: [
      inserting(manifest, /routes: \[/, ` { path: '${path}', title: '新页面', needs: 'tzgl_view' },`),
      inserting(
        manifest,
        /menu: \[/,
        ` { group: '实验室', title: '新页面', path: '${path}', icon: 'table', needs: 'tzgl_view', order: 90 },`,
      ),
      importing(
        `mfe-${module}/src/routes.tsx`,
        `import { ${names.Pascal}Page } from './features/${name}/${name}-page.tsx';`,
      ),
      inserting(`mfe-${module}/src/routes.tsx`, /const PAGES: [^=]+= \{/, `\n  '${path}': ${element},`),
    ],
    then: [
      `title, group, icon and authority of the page in ${manifest}`,
      `its title in ${folder}/${name}-page.tsx`,
    ],
  };
}

/**
 * A module without a service: its package, its contract and one page.
 * @param {string} name
 * @param {{ port: number, versions: Readonly<Record<string, string>> }} workspace
 * @returns {Plan}
 */
export function modulePlan(name, { port, versions }) {
  const names = namesOf(name, { ...versions, port: String(port) });
  const page = namesOf('overview', { title: '新模块' });
  const own = `mfe-${name}`;
  const contract = `libs/contract/${name}`;
  const suite = 'services/gateway/src/suite-contract.test.ts';
  const { camel } = names;
  return {
    names,
    files: [
      ['module/package.json', `${own}/package.json`],
      ['module/rspack.config.ts', `${own}/rspack.config.ts`],
      ['module/lifecycles.tsx', `${own}/src/lifecycles.tsx`],
      ['module/routes.tsx', `${own}/src/routes.tsx`],
      ['feature/page.tsx', `${own}/src/features/overview/overview-page.tsx`, page],
      ['feature/page.test.tsx', `${own}/src/features/overview/overview-page.test.tsx`, page],
      ['module/contract-package.json', `${contract}/package.json`],
      ['module/contract-index.ts', `${contract}/src/index.ts`],
      ['module/contract-manifest.ts', `${contract}/src/manifest.ts`],
    ],
    wiring: [
      inserting(
        'libs/contract/core/src/modules/module-names.ts',
        /MODULE_NAMES = \[[^\]]*(?=\])/,
        `, '${name}'`,
      ),
      inserting('tools/publish/modules.mjs', /MODULES = [^[]*\[[^\]]*(?=\])/, `, '${name}'`),
      inserting('.dependency-cruiser.cjs', /const DOMAINS = \[[^\]]*(?=\])/, `, '${name}'`),
      inserting('.dependency-cruiser.cjs', /const MODULES = \[[^\]]*(?=\])/, `, '${name}'`),
      inserting('tools/boundaries/canary.mjs', /\.\.\.\[[^\]]*(?=\]\.flatMap\(\(name\))/, `, '${name}'`),
      importing(suite, `import * as ${camel} from '@console/contract-${name}';`),
      inserting(suite, /const MODULES = \[[^\]]*(?=\])/, `, ${camel}.${camel}Module`),
      inserting(suite, /const exported = \[[^\]]*(?=\])/, `, ${camel}`),
      inserting(
        'services/gateway/package.json',
        /^[\s\S]*"@console\/contract-[^\n]*,/,
        `\n    "@console/contract-${name}": "0.1.0",`,
      ),
    ],
    then: [
      'npm install, which links the two packages and writes them into package-lock.json',
      `title, group, icon and authority of the page in ${contract}/src/manifest.ts`,
      'npm run contract -- --record: a new module is a new word in the answer of the registry, which no page needs a text for',
      `for a service: a folder as services/ai, its name in SERVICE_NAMES (libs/contract/core/src/modules/service-names.ts), SERVICES (tools/suite/service-plan.mjs) and SERVICE_TITLES (services/gateway/src/docs/docs-page.ts), its entries in services/gateway/src/all-entries.ts and e2e/support/suite/contract-entries.ts, a page of it in e2e/support/browser/modules.ts; for its schema, SCHEMAS (libs/node-kit/src/database/schema-name.ts), SCHEMAS and RIGHTS (tools/database/account-plan.mjs) and MIGRATIONS (tools/suite/prepare-data.mjs)`,
    ],
  };
}
