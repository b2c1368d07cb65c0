import { bundledPackages } from './tools/tests/bundle-packages.mjs';
import { swcOptions } from './tools/tests/jest/swc-options.mjs';

/** Test files that run in bundles are bundled into the cache. */
const NOT_OURS = ['/node_modules/', '/dist/', '/\\.data[^/]*/', '/\\.nx/(?!console/merged/)'];

/** ES modules that CommonJS packages require (@fastify/static, sanitize-html): Node 20 can do so, Jest on it cannot. */
const REQUIRED =
  '(content-disposition|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities)/';

const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: NOT_OURS,
  modulePathIgnorePatterns: [
    '<rootDir>/.*/dist/',
    '<rootDir>/\\.data[^/]*/',
    '<rootDir>/\\.nx/(?!console/merged/)',
  ],
  transformIgnorePatterns: [`/node_modules/(?!${REQUIRED}|htmlparser2/node_modules/)`],
  transform: {
    '\\.ts$': ['@swc/jest', { swcrc: false, ...swcOptions(false) }],
    '\\.tsx$': ['@swc/jest', { swcrc: false, ...swcOptions(true) }],
    [`/node_modules/${REQUIRED}.+\\.js$`]: ['@swc/jest', { swcrc: false, module: { type: 'commonjs' } }],
  },
};

/**
 * Journeys, in the one browser of all lanes.
 * @param {string} displayName
 * @param {string} testMatch
 */
function journeys(displayName, testMatch) {
  return {
    ...base,
    displayName,
    testMatch: [testMatch],
    testEnvironment: '<rootDir>/e2e/lane/environment.mjs',
    globalSetup: '<rootDir>/e2e/lane/open-browser.mjs',
    globalTeardown: '<rootDir>/e2e/lane/close-browser.mjs',
  };
}

const [node, web] = [await bundledPackages('node'), await bundledPackages('web')];

/** Unit tests in Node and in jsdom, services against real servers, journeys in a browser. */
export default {
  // Modules of a test file are never freed: a worker that has grown is replaced before it only collects garbage.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/tools/tests/jest/slowest-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/tools/tests/jest/quick-equality.mjs'],
      moduleNameMapper: node,
      testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.mjs'],
      testPathIgnorePatterns: [...NOT_OURS, '\\.db\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'unit-web',
      testEnvironment: '<rootDir>/tools/tests/jest/page-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['patient-queries', 'no-owner-stacks', 'empty-storage'].map(
        (each) => `<rootDir>/libs/ui/src/testing/${each}.ts`,
      ),
      moduleNameMapper: { ...web, '\\.(css|svg|png|woff2)$': '<rootDir>/tools/tests/empty-module.mjs' },
    },
    {
      ...base,
      displayName: 'db',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/tools/tests/jest/quick-equality.mjs'],
      moduleNameMapper: node,
      testMatch: ['<rootDir>/**/*.db.test.ts'],
    },
    journeys('e2e', '<rootDir>/e2e/**/!(*.late|*.alone).journey.ts'),
    journeys('e2e-late', '<rootDir>/e2e/**/*.late.journey.ts'),
    journeys('e2e-alone', '<rootDir>/e2e/**/*.alone.journey.ts'),
  ],
};
