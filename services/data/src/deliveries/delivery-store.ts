import type { IncomingMessage } from 'node:http';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Refusal, shanghaiDateTime, type OutputOf } from '@console/contract-core';
import { DATA_MESSAGES, deliveryFileName, deliveryName, type dataCalls } from '@console/contract-data';
import { CONFIG } from '@console/node-kit/config';
import type { DataConfig } from '../data-config.ts';
import { isMartTable, tableTitle } from '../quality/table-catalogue.ts';
import { ifThere } from './if-there.ts';
import { importFolders, type ImportFolders } from './import-folders.ts';
import { receiveFile, type FilePlace } from './receive-file.ts';

export type Delivery = OutputOf<typeof dataCalls.deliveries>['deliveries'][number];
export type DeliveryFile = Delivery['files'][number];

/** The folders that wait to be imported. Links and names that an upload could not have are ignored. */
@Injectable()
export class DeliveryStore {
  private readonly folders: ImportFolders;

  /** The most bytes of a file. */
  readonly uploadMaxBytes: number;

  constructor(@Inject(CONFIG) { IMPORT_DIR, UPLOAD_MAX_BYTES }: DataConfig) {
    this.uploadMaxBytes = UPLOAD_MAX_BYTES;
    this.folders = importFolders(IMPORT_DIR);
  }

  async list(): Promise<readonly Omit<Delivery, 'jobId'>[]> {
    await mkdir(this.folders.root, { recursive: true });
    const entries = await readdir(this.folders.root, { withFileTypes: true });
    const names = entries.filter(
      (entry) => entry.isDirectory() && deliveryName().safeParse(entry.name).success,
    );
    const deliveries: Omit<Delivery, 'jobId'>[] = [];
    for (const { name } of names) {
      const files = await this.files(name);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const newest = files
        .map((file) => file.modifiedAt)
        .sort()
        .at(-1);
      const { mtimeMs } = await stat(this.folders.delivery(name));
      deliveries.push({ name, files, bytes, modifiedAt: newest ?? shanghaiDateTime(mtimeMs) });
    }
    return deliveries.sort((one, other) => (one.modifiedAt < other.modifiedAt ? 1 : -1));
  }

  /** The files of a delivery, sorted by name. Refuses (404) a delivery that does not exist. */
  async files(delivery: string): Promise<DeliveryFile[]> {
    const folder = this.folders.delivery(delivery);
    const entries = await ifThere(readdir(folder, { withFileTypes: true }));
    if (!entries) throw new Refusal(DATA_MESSAGES.unknownDelivery, { name: delivery });
    const files: DeliveryFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile() || !deliveryFileName().safeParse(entry.name).success) continue;
      const { size, mtimeMs } = await stat(join(folder, entry.name));
      files.push({
        name: entry.name,
        bytes: size,
        ...fedTable(entry.name),
        modifiedAt: shanghaiDateTime(mtimeMs),
      });
    }
    return files.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** The file's size in bytes; null when it does not exist. */
  async bytesOf(delivery: string, name: string): Promise<number | null> {
    const found = await ifThere(stat(join(this.folders.delivery(delivery), name)));
    return found?.isFile() ? found.size : null;
  }

  receive(
    body: IncomingMessage,
    { delivery, name, onWhole }: { delivery: string; name: string } & Pick<FilePlace, 'onWhole'>,
  ): Promise<number> {
    return receiveFile(body, {
      onWhole,
      incoming: this.folders.incoming,
      path: join(this.folders.delivery(delivery), name),
      name,
      maxBytes: this.uploadMaxBytes,
    });
  }

  async removeFile(delivery: string, name: string): Promise<void> {
    await rm(join(this.folders.delivery(delivery), name), { force: true });
  }

  async remove(delivery: string): Promise<void> {
    await rm(this.folders.delivery(delivery), { recursive: true, force: true });
  }
}

/** The table of the documented format that a file name refers to. */
export function fedTable(name: string): { table: string | null; title: string | null } {
  const table = name.replace(/\.csv(\.gz)?$/, '');
  return table !== name && isMartTable(table)
    ? { table, title: tableTitle(table) }
    : { table: null, title: null };
}
