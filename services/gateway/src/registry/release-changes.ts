import { Injectable } from '@nestjs/common';
import type { ModuleReleases, Session } from '@console/contract-core';
import { RegistryService } from './registry.service.ts';
import type { Releaser } from './releaser.ts';
import { Releases, type ReleaseActivation, type ReleaseRollback } from './releases.ts';

/** Changes of releases by signed-in users; this process sees them at once. */
@Injectable()
export class ReleaseChanges {
  constructor(
    private readonly releases: Releases,
    private readonly registry: RegistryService,
  ) {}

  async activate(session: Session, input: ReleaseActivation): Promise<ModuleReleases> {
    const releases = await this.releases.activate(input, releaser(session));
    this.registry.forget();
    return releases;
  }

  async rollback(session: Session, input: ReleaseRollback): Promise<ModuleReleases> {
    const releases = await this.releases.rollback(input, releaser(session));
    this.registry.forget();
    return releases;
  }
}

const releaser = (session: Session): Releaser => ({ username: session.username, session });
