/**
 * The table of docs/architecture.md as rules: which package may import which. tools/check-boundaries.mjs runs them,
 * and proves that each of them reports its violation with tools/boundaries/canary.mjs, which makes a small
 * repository that breaks each rule once.
 */

const OURS = '^(shell|mfe-[^/]+|services|libs|tools|e2e)/';
const TESTS = '(\\.test\\.tsx?|/testing/.*)$';
const CONTRACT = '^libs/contract/';
const CORE = '^libs/contract/core/';
const DOMAINS = ['access', 'company', 'industry', 'invest', 'ai', 'data'];
const MODULES = ['company', 'industry', 'invest', 'ai'];

/** A rule: files of this repository imported by `from` are its own or among `allowed`. */
function mayImport(name, from, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from },
    to: { path: OURS, pathNot: [from.replace(/src\/$/, ''), ...allowed] },
  };
}

const domain = (name) => [CORE, `^libs/contract/${name}/`];
/** The addresses of the calls of any domain, without their schemas. */
const ADDRESSES = '^libs/contract/[^/]+/src/addresses\\.ts$';
const FRONT = ['^libs/platform/', '^libs/ui/', '^libs/charts/'];
const BACK = ['^libs/node-kit/', '^libs/market/', '^libs/ecology/', '^libs/quant/'];
/** Rows of the demo, for tests alone, which `testing-in-tests` ensures. */
const DEMO_ROWS = '^libs/market-demo/src/testing/';

/** Models on this machine, which tests of questions ask. */
const MODEL_SERVER = '^tools/models/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayImport(
      'shell',
      '^shell/src/',
      [...domain('access'), ...domain('data'), ...FRONT],
      'the shell knows modules by the registry',
    ),
    ...MODULES.map((name) =>
      mayImport(
        `module-${name}`,
        `^mfe-${name}/src/`,
        [...domain(name), ADDRESSES, ...FRONT, '^libs/subject/'],
        'modules meet by URL, speak their own domain and send others calls by their addresses',
      ),
    ),
    {
      name: 'feature-to-feature',
      severity: 'error',
      comment: 'core → features → app, never sideways',
      from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'core-below-features',
      severity: 'error',
      comment: 'code that features share imports none of them',
      from: { path: '^(mfe-[^/]+|shell)/src/core/', pathNot: TESTS },
      to: { path: '^$1/src/(features|app)/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      comment: 'the app combines features, and they do not import it',
      from: { path: '^(mfe-[^/]+|shell)/src/features/', pathNot: TESTS },
      to: { path: '^$1/src/app/' },
    },
    mayImport(
      'service-gateway',
      '^services/gateway/src/',
      [CONTRACT, '^libs/node-kit/'],
      'one origin, no domain',
    ),
    mayImport(
      'service-access',
      '^services/access/src/',
      [...domain('access'), '^libs/node-kit/'],
      'people only',
    ),
    ...MODULES.map((name) =>
      mayImport(
        `service-${name}`,
        `^services/${name}/src/`,
        [...(name === 'ai' ? [CONTRACT, MODEL_SERVER] : domain(name)), ...BACK, DEMO_ROWS],
        'services meet by HTTP and speak their own domain; answers are about everything the console shows',
      ),
    ),
    mayImport(
      'service-data',
      '^services/data/src/',
      [...domain('data'), '^libs/node-kit/', '^libs/market/'],
      'market data and its imports; no tenant’s ecology',
    ),
    mayImport('contract-core', CORE, [], 'the ground'),
    ...DOMAINS.map((name) =>
      mayImport(`contract-${name}`, `^libs/contract/${name}/`, [CORE], 'a domain imports core alone'),
    ),
    {
      name: 'contract-packages',
      severity: 'error',
      comment: 'both sides load the contract: zod and nothing else, no I/O',
      from: { path: `${CONTRACT}[^/]+/src/`, pathNot: TESTS },
      to: { pathNot: [CONTRACT, '/node_modules/zod/', '^node_modules/zod/'] },
    },
    {
      name: 'quant-pure',
      severity: 'error',
      comment: 'the numeric core imports nothing, not even npm',
      from: { path: '^libs/quant/src/', pathNot: [TESTS, '^libs/quant/src/(cli|thread|worker)/'] },
      to: { pathNot: '^libs/quant/src/' },
    },
    {
      name: 'quant-cli',
      severity: 'error',
      comment: 'the command line and the thread import the core and node, and nothing imports them',
      from: { path: '^libs/quant/src/(?!(cli|thread|worker)/)' },
      to: { path: '^libs/quant/src/(cli|thread|worker)/' },
    },
    mayImport('platform', '^libs/platform/src/', [CONTRACT], 'what the shell hands a remote'),
    mayImport('ui', '^libs/ui/src/', [CONTRACT, '^libs/platform/'], 'components, no domain'),
    mayImport('charts', '^libs/charts/src/', [CONTRACT], 'specs to options'),
    mayImport(
      'subject',
      '^libs/subject/src/',
      [CORE, ADDRESSES, ...FRONT],
      'pages of any subject, no domain',
    ),
    mayImport('node-kit', '^libs/node-kit/src/', [CONTRACT], 'the service kit'),
    mayImport('market', '^libs/market/src/', [CONTRACT, '^libs/node-kit/', '^libs/quant/'], 'market data'),
    mayImport(
      'market-demo',
      '^libs/market-demo/src/',
      [CONTRACT, '^libs/node-kit/', '^libs/market/'],
      'fictional files for the mart, which knows nothing of them',
    ),
    mayImport('ecology', '^libs/ecology/src/', [CONTRACT, '^libs/node-kit/'], 'the one write path'),
    mayImport('journeys', '^e2e/', [CONTRACT], 'journeys see what a user sees'),
    {
      name: 'module-antd',
      severity: 'error',
      comment: 'antd is curated once, in libs/ui',
      from: { path: '^(shell|mfe-[^/]+)/src/' },
      to: { path: '(^|/)node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'testing-in-tests',
      severity: 'error',
      comment: 'helpers of tests are in no bundle',
      from: { path: '^(shell|mfe-[^/]+|services|libs)/.*src/', pathNot: TESTS },
      to: { path: '^(shell|mfe-[^/]+|services|libs)/.*/testing/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'a cycle of values loads in an arbitrary order',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/|^)(dist|\\.data[^/]*|\\.nx)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
