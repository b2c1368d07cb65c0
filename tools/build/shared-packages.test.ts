import { createRequire } from 'node:module';
import { consumedByRemotes, neededByRemotes, offeredByShell, providedByShell } from './shared-packages.ts';

const require = createRequire(new URL('../../shell/package.json', import.meta.url));

describe('shared packages', () => {
  it('are the same on both sides, so that no package a remote needs is missing', () => {
    expect(Object.keys(consumedByRemotes(require))).toEqual(Object.keys(providedByShell(require)));
  });

  it('are brought by the shell alone, in a version that its own remotes accept', () => {
    const provided = providedByShell(require);
    for (const [name, wanted] of Object.entries(consumedByRemotes(require))) {
      expect(wanted).toMatchObject({
        import: false,
        singleton: true,
        requiredVersion: `^${provided[name]?.version}`,
      });
      expect(provided[name]).not.toHaveProperty('import');
    }
  });

  it('are strict about our own, both tiers of ui at one version', () => {
    const shared = consumedByRemotes(require);
    expect(shared['@console/ui']).toMatchObject({ strictVersion: true });
    expect(shared['@console/ui/data']).toEqual(shared['@console/ui']);
    expect(shared['@console/ui/statement']).toEqual(shared['@console/ui']);
    expect(shared['@console/charts']).toMatchObject({
      strictVersion: true,
      requiredVersion: `^${providedByShell(require)['@console/charts']?.version}`,
    });
    expect(shared['react']).toMatchObject({ strictVersion: false });
  });

  it('that are our own are required by a module when it is activated', () => {
    const shared = consumedByRemotes(require);
    const offered = offeredByShell(require);
    const ours = Object.entries(shared).filter(([, { strictVersion }]) => strictVersion);
    expect(Object.keys(offered)).toEqual(
      expect.arrayContaining(['@console/platform', '@console/ui', '@console/charts']),
    );
    for (const [name, range] of Object.entries(neededByRemotes(require))) {
      expect(range).toBe(`^${offered[name]}`);
      expect(shared[name]?.requiredVersion).toBe(range);
    }
    // A subpath of a package is not a package of its own.
    expect(Object.keys(offered).filter((name) => !ours.some(([request]) => request === name))).toEqual([]);
    expect(Object.keys(offered)).not.toContain('@console/ui/data');
  });
});
