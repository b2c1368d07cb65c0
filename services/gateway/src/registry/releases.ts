import { Inject, Injectable } from '@nestjs/common';
import {
  MESSAGES,
  MODULE_NAMES,
  Refusal,
  RELEASE_MESSAGES,
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type ModuleName,
  type ModuleReleases,
  type OutputOf,
  type releaseEntries,
} from '@console/contract-core';
import { CLOCK, CONFIG } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Audit } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../gateway-config.ts';
import { queries } from '../queries.ts';
import { foldActivations, type ModuleState } from './fold-activations.ts';
import { moduleReleases } from './module-releases.ts';
import { recordActivation, type RecordedActivation } from './record-activation.ts';
import { registerFolder } from './register-folder.ts';
import { releaseFolder } from './release-folder.ts';
import { activationLines, releaseRows, type ReleaseRow } from './release-rows.ts';
import type { Releaser } from './releaser.ts';
import { servedShell } from './served-shell.ts';
import { unmetNeeds } from './unmet-needs.ts';

export type ReleaseActivation = InputOf<typeof releaseEntries.activateRelease>;
export type ReleaseRollback = InputOf<typeof releaseEntries.rollbackRelease>;

/** A change in progress, with the module locked. */
interface Change {
  readonly manager: EntityManager;
  readonly module: ModuleName;
  readonly state: ModuleState;
  readonly by: Releaser;
}

/** Sets which version of a module runs for whom: the only code that does, for the console and the command line. */
@Injectable()
export class Releases {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'SHELL_DIR' | 'REMOTES_DIR'>,
  ) {}

  async list(): Promise<OutputOf<typeof releaseEntries.releases>> {
    const shell = await servedShell(this.config.SHELL_DIR);
    const modules = [];
    for (const module of MODULE_NAMES) modules.push(await this.of(module));
    return { shell, modules };
  }

  async of(module: ModuleName): Promise<ModuleReleases> {
    return moduleReleases(this.database, { module, now: this.clock.now(), config: this.config });
  }

  /** Registers a published folder. A registered version stays as it was: versions never change. */
  async register(
    name: { readonly module: ModuleName; readonly version: string },
    by: Releaser,
  ): Promise<void> {
    const folder = await releaseFolder(this.config.REMOTES_DIR, name);
    if (folder === null) throw new Refusal(RELEASE_MESSAGES.notOnDisk, { version: name.version });
    await this.change(name.module, by, (change) =>
      registerFolder(change.manager, {
        ...name,
        folder,
        by,
        audit: this.audit,
        at: shanghaiDateTime(this.clock.now()),
      }),
    );
  }

  /**
   * Activates a version for everyone, or with an audience as a canary release. Registers its folder first if necessary.
   */
  async activate(
    { module, version, audience, mark }: ReleaseActivation,
    by: Releaser,
  ): Promise<ModuleReleases> {
    if (await releaseFolder(this.config.REMOTES_DIR, { module, version }))
      await this.register({ module, version }, by);
    await this.change(module, by, async (change) => {
      refuseStale(change.state, mark);
      const release = await this.runnable(change, version);
      refuseStanding(change.state, { module, version, audience });
      const { active, canary } = change.state;
      if (!audience) {
        const before = { version: active, ...(canary ? { canary: canary.version } : {}) };
        await this.record(change, { kind: 'activate', release, before, after: { version } });
        return;
      }
      const before = canary ? { version: canary.version, audience: canary.audience } : undefined;
      await this.record(change, { kind: 'canary', release, audience, before, after: { version, audience } });
    });
    return this.of(module);
  }

  /** Ends a canary release if there is one, else restores the version that was active before. */
  async rollback({ module, mark }: ReleaseRollback, by: Releaser): Promise<ModuleReleases> {
    await this.change(module, by, async (change) => {
      const { state } = change;
      refuseStale(state, mark);
      if (state.canary) {
        const { version, audience } = state.canary;
        const release = await registered(change, version);
        await this.record(change, { kind: 'end-canary', release, before: { version, audience } });
        return;
      }
      if (state.previous === null) throw new Refusal(RELEASE_MESSAGES.nothingBefore);
      const release = await this.runnable(change, state.previous);
      const [before, after] = [{ version: state.active }, { version: state.previous }];
      await this.record(change, { kind: 'rollback', release, before, after });
    });
    return this.of(module);
  }

  /** Runs a change with the module locked: of two at once, the later one sees what the earlier one did. */
  private change(module: ModuleName, by: Releaser, work: (change: Change) => Promise<void>): Promise<void> {
    return transact(this.database, async (manager) => {
      await queries(manager)
        .insertInto('platform.released_module')
        .values({ module })
        .onDuplicateKeyUpdate({ module })
        .execute();
      const state = foldActivations(await activationLines(manager, module));
      await work({ manager, module, state, by });
    });
  }

  /** A version that is registered, is on disk and whose needs are met. */
  private async runnable(change: Change, version: string): Promise<ReleaseRow> {
    const release = await registered(change, version);
    const folder = await releaseFolder(this.config.REMOTES_DIR, { module: change.module, version });
    if (folder === null) throw new Refusal(RELEASE_MESSAGES.notOnDisk, { version });
    const { provides } = await servedShell(this.config.SHELL_DIR);
    const reason = unmetNeeds(release.needs, provides);
    if (reason !== null) throw new Refusal(RELEASE_MESSAGES.unmet, { version, reason });
    return release;
  }

  private record(change: Change, activation: Activation): Promise<void> {
    const { manager, module, by } = change;
    const at = shanghaiDateTime(this.clock.now());
    return recordActivation(manager, { ...activation, module, by, at, audit: this.audit });
  }
}

type Activation = Omit<RecordedActivation, 'module' | 'by' | 'at' | 'audit'>;

async function registered({ manager, module }: Change, version: string): Promise<ReleaseRow> {
  const release = (await releaseRows(manager, module)).find((row) => row.version === version);
  if (!release) throw new Refusal(RELEASE_MESSAGES.unknownVersion, { module, version });
  return release;
}

function refuseStale(state: ModuleState, mark: number | undefined): void {
  if (mark !== undefined && mark !== state.mark) throw new Refusal(MESSAGES.conflict);
}

function refuseStanding({ active, canary }: ModuleState, { version, audience }: ReleaseActivation): void {
  const already =
    version === active ||
    (audience !== undefined &&
      canary?.version === version &&
      JSON.stringify(canary.audience) === JSON.stringify(audience));
  if (already) throw new Refusal(RELEASE_MESSAGES.alreadyActive, { version });
}
