import type { Type } from '@nestjs/common';
import type { FormerVersionCalls } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { byAll, type Answer } from '../http/answer.ts';
import { FormerVersions, type VersionedRecord } from './former-versions.ts';

/** Where the versions of one kind of record belong, and who may read them. */
export interface VersionedKind<Reader> {
  readonly reader: Type<Reader>;
  /** Refuses a record that the tenant does not have. */
  readonly found: (reader: Reader, tenantId: string, id: number) => Promise<unknown>;
  readonly record: (id: number) => VersionedRecord;
}

/** The answers that list the former versions of a record and read one: of a record that the tenant has. */
export function formerVersionAnswers<Calls extends FormerVersionCalls, Reader>(
  _calls: Calls,
  { reader, found, record }: VersionedKind<Reader>,
): { readonly versions: Answer<Calls['versions']>; readonly version: Answer<Calls['version']> } {
  type Services = [DataSource, FormerVersions, Reader];
  const services: [Type<DataSource>, Type<FormerVersions>, Type<Reader>] = [
    DataSource,
    FormerVersions,
    reader,
  ];
  const versions = byAll<FormerVersionCalls['versions'], Services>(
    services,
    async ([database, former, records], { id }, { session: { tenantId } }) => {
      await found(records, tenantId, id);
      return former.list(database, tenantId, record(id));
    },
  );
  const version = byAll<FormerVersionCalls['version'], Services>(
    services,
    async ([database, former, records], { id, version: number }, { session: { tenantId } }) => {
      await found(records, tenantId, id);
      return former.find(database, tenantId, { ...record(id), version: number });
    },
  );
  return { versions, version } as ReturnType<typeof formerVersionAnswers<Calls, Reader>>;
}
