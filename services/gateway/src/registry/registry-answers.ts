import { platformGatewayCalls, releaseEntries } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { LoadFailures } from './load-failures.ts';
import { RegistryService } from './registry.service.ts';
import { ReleaseChanges } from './release-changes.ts';
import { Releases } from './releases.ts';

export const registryAnswers = answers(platformGatewayCalls, {
  registry: by(RegistryService, (registry, _input, { session }) => registry.registryFor(session)),
});

export const releaseAnswers = answers(releaseEntries, {
  releases: by(Releases, (releases) => releases.list()),
  activateRelease: by(ReleaseChanges, (changes, input, { session }) => changes.activate(session, input)),
  rollbackRelease: by(ReleaseChanges, (changes, input, { session }) => changes.rollback(session, input)),
  reportLoadFailure: by(LoadFailures, (failures, input, { session }) => failures.report(input, session)),
});
