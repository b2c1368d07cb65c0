import { open, readdir, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { DATA_MESSAGES } from '@console/contract-data';
import { CONFIG } from '@console/node-kit/config';
import { Jobs } from '@console/node-kit/jobs/submit';
import { DataSource } from 'typeorm';
import type { DataConfig } from '../data-config.ts';
import { ifThere } from '../deliveries/if-there.ts';
import { importFolders } from '../deliveries/import-folders.ts';
import { queries } from '../queries.ts';
import { isMartTable } from '../quality/table-catalogue.ts';
import { disarmCsv } from './disarm-csv.ts';

export interface RejectPlace {
  readonly runId?: number | undefined;
  readonly jobId?: string | undefined;
  readonly table: string;
}

/** The files in which the worker wrote rejected rows, one for each job and table. */
@Injectable()
export class RejectFiles {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: DataConfig,
  ) {}

  /** The tables with rows that a job rejected. */
  async tablesOf(jobId: string): Promise<ReadonlySet<string>> {
    const { rejected } = importFolders(this.config.IMPORT_DIR);
    const names = (await ifThere(readdir(rejected(jobId)))) ?? [];
    return new Set(
      names.filter((name) => name.endsWith('.csv')).map((name) => name.slice(0, -'.csv'.length)),
    );
  }

  /**
   * The path of the file of a run or a job. Refuses (404) an unknown one, another tenant's job, a table without
   * rejected rows and files that were deleted.
   */
  async path(place: RejectPlace, session: Session): Promise<string> {
    const jobId = await this.jobOf(place, session);
    if (jobId === null || !isMartTable(place.table)) throw new Refusal(MESSAGES.notFound);
    const path = importFolders(this.config.IMPORT_DIR).rejectFile(jobId, place.table);
    const found = await ifThere(stat(path));
    if (!found?.isFile()) throw new Refusal(MESSAGES.notFound);
    return path;
  }

  /** The file as it is downloaded. Refuses like `path`. */
  async open(place: RejectPlace, session: Session): Promise<Readable> {
    const file = await open(await this.path(place, session)).catch((error: unknown) => {
      // Deleted since its path was found.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal(MESSAGES.notFound);
      throw error;
    });
    return disarmCsv(file.createReadStream());
  }

  /** The job of a place. Runs belong to the mart, which all tenants share; jobs to a tenant. */
  private async jobOf({ runId, jobId }: RejectPlace, session: Session): Promise<string | null> {
    if ((runId === undefined) === (jobId === undefined)) throw new Refusal(DATA_MESSAGES.rejectPlace);
    if (jobId !== undefined) return (await this.jobs.find(session.tenantId, jobId)).id;
    if (runId === undefined) return null;
    const run = await queries(this.database)
      .selectFrom('market.import_run')
      .select('job_id')
      .where('id', '=', runId)
      .executeTakeFirst();
    return run?.job_id ?? null;
  }
}
