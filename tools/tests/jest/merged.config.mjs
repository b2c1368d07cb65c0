import config from '../../../jest.config.mjs';
import { BUNDLES } from '../merged/build-bundles.mjs';

/** As jest.config.mjs, besides the bundles of test files. */
const ignored = ['/node_modules/', '/dist/', '/\\.data[^/]*/', '/\\.nx/(?!console/merged/)'];

export default {
  ...config,
  rootDir: config.projects[0]?.rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: [...project.testMatch, `${BUNDLES}/${project.displayName}/*.mjs`],
    testPathIgnorePatterns: ignored,
    modulePathIgnorePatterns: [
      '<rootDir>/.*/dist/',
      '<rootDir>/\\.data[^/]*/',
      '<rootDir>/\\.nx/(?!console/merged/)',
    ],
  })),
};
