import config from '../../../jest.config.mjs';
import { BUNDLES } from '../merged/build-bundles.mjs';

/** As jest.config.mjs, besides the bundles of test files. */
export default {
  ...config,
  rootDir: config.projects[0]?.rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: [...project.testMatch, `${BUNDLES}/${project.displayName}/*.mjs`],
  })),
};
