import { Inject, Injectable } from '@nestjs/common';
import { JOBS, MESSAGES, Refusal, type InputOf } from '@console/contract-core';
import { DATA_MESSAGES, type dataCalls } from '@console/contract-data';
import { findSources, loadMapping, MappingFault, type Mapping } from '@console/market/files';
import { CONFIG } from '@console/node-kit/config';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { DataConfig } from '../../data-config.ts';
import { DeliveriesService } from '../../deliveries/deliveries.service.ts';
import { importFolders } from '../../deliveries/import-folders.ts';
import { MappingNames } from '../../deliveries/mapping-names.ts';
import { mappingPlace } from '../../deliveries/mapping-place.ts';
import { queries } from '../../queries.ts';
import { inChinese } from '../../runs/in-chinese.ts';
import { newestRun } from '../../runs/run-rows.ts';
import { mappingFaults } from './mapping-faults.ts';

/** The most bytes of a mapping; one for a vendor's whole delivery has some kilobytes. */
const MOST_MAPPING_BYTES = 1024 * 1024;

/** Checks an import or an undoing before it is queued. */
@Injectable()
export class ImportCheck {
  constructor(
    private readonly database: DataSource,
    private readonly deliveries: DeliveriesService,
    private readonly mappings: MappingNames,
    @Inject(CONFIG) private readonly config: DataConfig,
  ) {}

  /** Refuses an unknown or busy delivery, demo beside real data, an invalid mapping, and files that feed no table. */
  async import({ delivery, mapping, demo }: InputOf<typeof dataCalls.submitImport>): Promise<void> {
    const folder = importFolders(this.config.IMPORT_DIR).delivery(delivery);
    const known = await this.mappings.list(delivery);
    await this.deliveries.refuseBusy(delivery);
    await this.refuseMixing(demo);
    if (mapping !== null && !known.some(({ name }) => name === mapping))
      throw new Refusal(DATA_MESSAGES.badMapping, { name: mapping, reason: '不存在' });
    const reading = mapping === null ? null : await readMapping(folder, mapping);
    try {
      findSources(folder, reading);
    } catch (error) {
      throw new Refusal(DATA_MESSAGES.nothingToImport, { name: delivery, reason: reasonOf(error) });
    }
  }

  /** Checks an import job that is to run again; the caller has found its id. */
  async importAgain(jobId: string): Promise<void> {
    const row = await queries(this.database)
      .selectFrom('platform.job')
      .select('payload')
      .where('id', '=', jobId)
      .executeTakeFirst();
    if (!row) throw new Refusal(MESSAGES.notFound);
    const payload = JOBS['data.import'].payload.parse(JSON.parse(row.payload));
    const folders = importFolders(this.config.IMPORT_DIR);
    const isPutAway =
      !(await isThere(folders.delivery(payload.delivery))) &&
      (await isThere(join(folders.done(jobId), payload.delivery)));
    // An earlier try has loaded it all: the files are read where it moved them.
    await (isPutAway ? this.refuseMixing(payload.demo) : this.import(payload));
  }

  private async refuseMixing(demo: boolean): Promise<void> {
    const newest = await queries(this.database)
      .selectFrom('market.snapshot')
      .select('is_demo')
      .where('status', '=', 'loaded')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest || (newest.is_demo === 1) === demo) return;
    const reason = demo ? '当前库中为真实数据' : '当前库中为演示数据，可选择作为演示数据导入';
    throw new Refusal(DATA_MESSAGES.mixing, { reason });
  }

  /** Refuses (404) an unknown run, and one that is not the newest that is not undone. */
  async undo(runId: number): Promise<void> {
    const run = await queries(this.database)
      .selectFrom('market.import_run')
      .select(['status', newestRun(this.database).as('newest')])
      .where('id', '=', runId)
      .executeTakeFirst();
    if (!run) throw new Refusal(MESSAGES.notFound);
    const reason = undoObstacle(run, runId);
    if (reason !== null) throw new Refusal(DATA_MESSAGES.cannotUndo, { id: runId, reason });
  }
}

/** Reads a mapping. Refuses one that is invalid, with every fault. */
async function readMapping(folder: string, name: string): Promise<Mapping> {
  const place = mappingPlace(folder, name);
  const refuse = (reason: string): never => {
    throw new Refusal(DATA_MESSAGES.badMapping, { name, reason });
  };
  if (place !== name && (await stat(place)).size > MOST_MAPPING_BYTES) return refuse('文件过大');
  return loadMapping(place).catch((error: unknown) => {
    if (error instanceof SyntaxError) return refuse('不是有效的 JSON');
    return refuse(error instanceof MappingFault ? mappingFaults(error) : reasonOf(error));
  });
}

function undoObstacle(run: { status: string; newest: number | null }, runId: number): string | null {
  if (run.status === 'undone') return '已撤销';
  if (run.status === 'running') return '尚未结束';
  if (run.newest === runId) return null;
  return run.newest !== null && run.newest > runId ? '只能撤销最近一次导入' : '没有改动数据';
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const reasonOf = (error: unknown): string =>
  inChinese(error instanceof Error ? error.message : String(error));
