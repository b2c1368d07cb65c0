import { Controller } from '@nestjs/common';
import {
  releaseEntries,
  type InputOf,
  type ModuleReleases,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { LoadFailures } from './load-failures.ts';
import { RegistryService } from './registry.service.ts';
import type { Releaser } from './releaser.ts';
import { Releases, type ReleaseActivation, type ReleaseRollback } from './releases.ts';

@Controller()
export class ReleasesController {
  constructor(
    private readonly releases: Releases,
    private readonly failures: LoadFailures,
    private readonly registry: RegistryService,
  ) {}

  @Serve(releaseEntries.releases)
  list(): Promise<OutputOf<typeof releaseEntries.releases>> {
    return this.releases.list();
  }

  @Serve(releaseEntries.activateRelease)
  async activate(@Input() input: ReleaseActivation, @Signed() session: Session): Promise<ModuleReleases> {
    const releases = await this.releases.activate(input, releaser(session));
    this.registry.forget();
    return releases;
  }

  @Serve(releaseEntries.rollbackRelease)
  async rollback(@Input() input: ReleaseRollback, @Signed() session: Session): Promise<ModuleReleases> {
    const releases = await this.releases.rollback(input, releaser(session));
    this.registry.forget();
    return releases;
  }

  @Serve(releaseEntries.reportLoadFailure)
  report(
    @Input() input: InputOf<typeof releaseEntries.reportLoadFailure>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.failures.report(input, session);
  }
}

const releaser = (session: Session): Releaser => ({ username: session.username, session });
