import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Registry, Session } from '@console/contract-core';
import { remembered } from '@console/node-kit/clock';
import { CONFIG, LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { GatewayConfig } from '../gateway-config.ts';
import { isInAudience } from './is-in-audience.ts';
import { servedShell } from './served-shell.ts';
import { standingModules, standingModuleSchema, type StandingModule } from './standing-modules.ts';

/** How long the registry is cached: a change by another process, such as the command line, is seen within this time. */
const FRESH_MS = 250;

const keptSchema = z.array(standingModuleSchema);

/**
 * The modules of one user. With the database unavailable the last registry is used, kept on disk with its canary
 * releases, so that no one's version changes meanwhile.
 */
@Injectable()
export class RegistryService {
  private written = '';
  private good: readonly StandingModule[] | null = null;
  private read = this.remembering();
  private shell: Promise<string | null> | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The registry of a user; without a session it is empty. */
  async registryFor(session: Session | null): Promise<Registry> {
    if (session === null) return { modules: [] };
    const [standing, shell] = await Promise.all([this.read(), this.shellVersion()]);
    const modules = standing.flatMap(({ active, canary }) => {
      const release = { module: canary?.module.name ?? '', version: canary?.module.version ?? '' };
      const chosen = canary && isInAudience(canary.audience, session, release) ? canary.module : active;
      return chosen ? [chosen] : [];
    });
    return { modules, shell };
  }

  /** Drops the cache, so that a change in this process is seen at once. */
  forget(): void {
    this.read = this.remembering();
  }

  private remembering(): () => Promise<readonly StandingModule[]> {
    return remembered(FRESH_MS, () => this.readStanding());
  }

  private async readStanding(): Promise<readonly StandingModule[]> {
    try {
      this.good = await standingModules(this.database);
    } catch (error) {
      this.logger.warn({ err: error }, 'registry not readable, the last good one is used');
      this.good ??= await this.lastGood(error);
      return this.good;
    }
    await this.keep(this.good);
    return this.good;
  }

  /** The version of the shell: a gateway serves one shell as long as it runs. Null for one that cannot be read. */
  private shellVersion(): Promise<string | null> {
    this.shell ??= servedShell(this.config.SHELL_DIR).then(
      ({ version }) => version,
      (error: unknown) => {
        this.logger.error({ err: error }, 'shell.json not readable');
        return null;
      },
    );
    return this.shell;
  }

  private get file(): string {
    return join(this.config.STATE_DIR, 'registry.json');
  }

  private async lastGood(reason: unknown): Promise<readonly StandingModule[]> {
    try {
      return keptSchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      // Neither database nor file: the database's error is the one to report.
      throw reason;
    }
  }

  private async keep(standing: readonly StandingModule[]): Promise<void> {
    const text = JSON.stringify(standing);
    if (text === this.written) return;
    try {
      await mkdir(this.config.STATE_DIR, { recursive: true });
      await writeFile(`${this.file}.new`, text);
      await rename(`${this.file}.new`, this.file);
      this.written = text;
    } catch (error) {
      // A full disk prevents the copy, not the answer.
      this.logger.error({ err: error }, 'registry copy not written');
    }
  }
}
