import { Injectable } from '@nestjs/common';
import {
  MESSAGES,
  OPEN_JOB_STATES,
  Refusal,
  type InputOf,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import { DATA_MESSAGES, type dataCalls } from '@console/contract-data';
import { Audit } from '@console/node-kit/records';
import { sql } from 'kysely';
import type { IncomingMessage } from 'node:http';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { DeliveryStore, fedTable, type Delivery } from './delivery-store.ts';

type FilePlace = InputOf<typeof dataCalls.uploadFile>;

/** Changes deliveries for staff: never one that a job reads, and always with an audit line. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly store: DeliveryStore,
    private readonly database: DataSource,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<Delivery[]> {
    const [deliveries, busy] = await Promise.all([this.store.list(), this.busy()]);
    return deliveries.map((delivery) => ({ ...delivery, jobId: busy.get(delivery.name) ?? null }));
  }

  async upload(
    place: FilePlace,
    body: IncomingMessage,
    session: Session,
  ): Promise<OutputOf<typeof dataCalls.uploadFile>> {
    await this.refuseBusy(place.delivery);
    const onWhole = async (whole: number): Promise<void> => {
      // A job may have begun to read the delivery while the file was being sent.
      await this.refuseBusy(place.delivery);
      const before = await this.store.bytesOf(place.delivery, place.name);
      await this.record(session, 'data.uploadFile', {
        subject: `${place.delivery}/${place.name}`,
        before: before === null ? null : { bytes: before },
        after: { bytes: whole },
      });
    };
    const bytes = await this.store.receive(body, { ...place, onWhole });
    return { ...place, bytes, table: fedTable(place.name).table };
  }

  async deleteFile({ delivery, name }: FilePlace, session: Session): Promise<true> {
    await this.refuseBusy(delivery);
    const bytes = await this.store.bytesOf(delivery, name);
    if (bytes === null) throw new Refusal(MESSAGES.notFound);
    await this.record(session, 'data.deleteFile', {
      subject: `${delivery}/${name}`,
      before: { bytes },
      after: null,
    });
    await this.store.removeFile(delivery, name);
    return true;
  }

  async deleteDelivery(delivery: string, session: Session): Promise<true> {
    await this.refuseBusy(delivery);
    const files = await this.store.files(delivery);
    const before = { files: files.map(({ name, bytes }) => ({ name, bytes })) };
    await this.record(session, 'data.deleteDelivery', { subject: delivery, before, after: null });
    await this.store.remove(delivery);
    return true;
  }

  /** Refuses while a job that is queued or running reads the delivery. */
  async refuseBusy(delivery: string): Promise<void> {
    const job = (await this.busy()).get(delivery);
    if (job !== undefined) throw new Refusal(DATA_MESSAGES.busyDelivery, { name: delivery, job });
  }

  /** The deliveries that jobs of any tenant read: deliveries belong to the mart, which all tenants share. */
  private async busy(): Promise<ReadonlyMap<string, string>> {
    const rows = await queries(this.database)
      .selectFrom('platform.job')
      .where('name', '=', 'data.import')
      .where('state', 'in', OPEN_JOB_STATES)
      .select(({ ref }) => ['id', sql<string>`JSON_VALUE(${ref('payload')}, '$.delivery')`.as('delivery')])
      .execute();
    return new Map(rows.map(({ id, delivery }) => [delivery, id]));
  }

  private record(
    session: Session,
    action: string,
    { subject, before, after }: { subject: string; before: unknown; after: unknown },
  ): Promise<void> {
    return this.audit.record(this.database.manager, {
      session,
      service: 'data',
      action,
      subject: `delivery:${subject}`.slice(0, 128),
      before,
      after,
    });
  }
}
