import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { registrySchema, type Registry, type Session } from '@console/contract-core';
import { CONFIG, LOGGER, remembered, type Logger } from '@console/node-kit';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../gateway-config.ts';
import { activeReleases } from './active-releases.ts';

const FRESH_MS = 1000;

/** The active modules. With the database away the last good answer stands, kept on disk. */
@Injectable()
export class RegistryService {
  private written = '';
  private good: Registry | null = null;
  private readonly read = remembered(FRESH_MS, () => this.readActive());

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Nobody without a session learns which modules there are. */
  async registryFor(session: Session | null): Promise<Registry> {
    if (session === null) return { modules: [] };
    return this.read();
  }

  private async readActive(): Promise<Registry> {
    try {
      this.good = { modules: [...(await activeReleases(this.database))] };
    } catch (error) {
      this.logger.warn({ err: error }, 'registry not readable, the last good one stands');
      this.good ??= await this.lastGood(error);
      return this.good;
    }
    await this.keep(this.good);
    return this.good;
  }

  private get file(): string {
    return join(this.config.STATE_DIR, 'registry.json');
  }

  private async lastGood(reason: unknown): Promise<Registry> {
    try {
      return registrySchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      // Neither database nor file: the database's fault is the one to report.
      throw reason;
    }
  }

  private async keep(registry: Registry): Promise<void> {
    const text = JSON.stringify(registry);
    if (text === this.written) return;
    try {
      await mkdir(this.config.STATE_DIR, { recursive: true });
      await writeFile(`${this.file}.new`, text);
      await rename(`${this.file}.new`, this.file);
      this.written = text;
    } catch (error) {
      // A full disk costs the copy, not the answer.
      this.logger.error({ err: error }, 'registry copy not written');
    }
  }
}
