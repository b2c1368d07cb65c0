import { Injectable, Module, type StreamableFile } from '@nestjs/common';
import { call, MESSAGES, Refusal, type Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Audit } from '../../audit/audit.ts';
import { kitConfigSchema, type KitConfig } from '../../config/kit-config.ts';
import type { EventStream } from '../../event-streams/event-stream.ts';
import { EventStreams } from '../../event-streams/event-streams.ts';
import type { ServiceParts } from '../../service/create-service.ts';
import { by, byAll, type SignedCall } from '../../http/answer.ts';
import { callControllers } from '../../http/call-controllers.ts';
import { transact } from '../../database/transact.ts';

const who = z.object({ who: z.string().nullable() });
const nothing = z.strictObject({});
const shared = { services: ['company'], title: '探针' } as const;
const note = z.strictObject({ name: z.string().max(50), age: z.coerce.number().int().optional() });

/** One entry for each way the kit treats a call. */
export const probeEntries = {
  open: call({
    ...shared,
    id: 'probe.open',
    method: 'GET',
    path: '/api/probe/open',
    needs: 'public',
    input: nothing,
    output: who,
  }),
  signed: call({
    ...shared,
    id: 'probe.signed',
    method: 'GET',
    path: '/api/probe/signed',
    needs: 'signed-in',
    input: nothing,
    output: who,
  }),
  named: call({
    ...shared,
    id: 'probe.named',
    method: 'GET',
    path: '/api/probe/named',
    needs: 'gssjk_gn',
    input: nothing,
    output: who,
  }),
  either: call({
    ...shared,
    id: 'probe.either',
    method: 'GET',
    path: '/api/probe/either',
    needs: ['hysjk_gn', 'hysjk_hw'],
    input: nothing,
    output: who,
  }),
  unlocking: call({
    ...shared,
    id: 'probe.unlocking',
    method: 'GET',
    path: '/api/probe/unlocking',
    needs: 'signed-in',
    input: nothing,
    output: who,
    whileLocked: true,
  }),
  write: call({
    ...shared,
    id: 'probe.write',
    method: 'POST',
    path: '/api/probe/write',
    needs: 'signed-in',
    input: note,
    output: note,
  }),
  /** A call with larger bounds than the default. */
  wide: call({
    ...shared,
    id: 'probe.wide',
    method: 'POST',
    path: '/api/probe/wide',
    needs: 'signed-in',
    bounds: { values: 6000 },
    input: z.strictObject({ ids: z.array(z.number()).max(6000) }),
    output: z.number(),
  }),
  anywhere: call({
    ...shared,
    id: 'probe.anywhere',
    method: 'POST',
    path: '/api/probe/anywhere',
    needs: 'signed-in',
    from: 'any',
    input: note,
    output: note,
  }),
  manyAddresses: call({
    ...shared,
    id: 'probe.manyAddresses',
    method: 'POST',
    path: '/api/probe/kinds',
    also: [{ path: '/api/etf/probe/kinds', adds: { kind: 'etf' } }, { path: '/probe/kinds' }],
    needs: 'signed-in',
    input: z.strictObject({ kind: z.enum(['etf', 'plain']).default('plain') }),
    output: z.string(),
  }),
  windowed: call({
    ...shared,
    id: 'probe.windowed',
    method: 'POST',
    path: '/api/probe/windowed',
    needs: 'signed-in',
    input: nothing,
    output: z.boolean(),
    inWindow: true,
  }),
  item: call({
    ...shared,
    id: 'probe.item',
    method: 'GET',
    path: '/api/probe/item/:id',
    needs: 'public',
    input: z.strictObject({ id: z.coerce.number().int() }),
    output: z.number(),
  }),
  bare: call({
    ...shared,
    id: 'probe.bare',
    method: 'GET',
    path: '/api/probe/bare',
    needs: 'public',
    raw: true,
    input: nothing,
    output: who,
  }),
  audited: call({
    ...shared,
    id: 'probe.audited',
    method: 'POST',
    path: '/api/probe/audited',
    needs: 'signed-in',
    input: z.strictObject({ fail: z.boolean() }),
    output: z.boolean(),
  }),
  query: call({
    ...shared,
    id: 'probe.query',
    method: 'GET',
    path: '/api/probe/query',
    needs: 'public',
    input: nothing,
    output: z.number(),
  }),
  events: call({
    ...shared,
    id: 'probe.events',
    method: 'GET',
    path: '/api/probe/events',
    needs: 'gssjk_gn',
    raw: true,
    input: nothing,
    output: z.unknown(),
  }),
  broken: call({
    ...shared,
    id: 'probe.broken',
    method: 'GET',
    path: '/api/probe/broken',
    needs: 'public',
    input: nothing,
    output: z.boolean(),
  }),
  untrue: call({
    ...shared,
    id: 'probe.untrue',
    method: 'GET',
    path: '/api/probe/untrue',
    needs: 'public',
    input: nothing,
    output: z.boolean(),
  }),
} as const;

type Who = z.output<typeof who>;
const named = (session: Session | null): Who => ({ who: session?.username ?? null });

@Injectable()
class Probe {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    private readonly streams: EventStreams,
  ) {}

  /** Writes its audit line, then fails when asked to: the line must be rolled back with the rest. */
  async audited(fail: boolean, session: Session): Promise<boolean> {
    await transact(this.database, async (manager) => {
      await this.audit.record(manager, {
        session,
        service: 'company',
        action: 'probe.audited',
        subject: `probe:${fail ? 'failed' : 'done'}`,
        before: { name: '旧' },
        after: { name: '新' },
        address: '127.0.0.1',
      });
      if (fail) throw new Refusal(MESSAGES.conflict);
    });
    return true;
  }

  async query(): Promise<number> {
    const [row] = await this.database.query<{ one: number }[]>('SELECT 1 AS one');
    return row?.one ?? 0;
  }

  /** One event at once, then nothing but what the kit sends. */
  events({ session, reply }: SignedCall): StreamableFile {
    const follow = (events: EventStream): (() => void) => {
      events.send('hello', { who: session.username });
      return () => undefined;
    };
    return this.streams.answer({ entry: probeEntries.events, session, reply, follow });
  }

  broken(): boolean {
    throw new Error('the inside of the machine');
  }
}

const controllers = callControllers(probeEntries, {
  open: byAll([], (_, _input, { session }) => named(session)),
  signed: byAll([], (_, _input, { session }) => named(session)),
  named: byAll([], (_, _input, { session }) => named(session)),
  either: byAll([], (_, _input, { session }) => named(session)),
  unlocking: byAll([], (_, _input, { session }) => named(session)),
  write: byAll([], (_, input) => input),
  wide: byAll([], (_, { ids }) => ids.length),
  anywhere: byAll([], (_, input) => input),
  manyAddresses: byAll([], (_, { kind }) => kind),
  windowed: byAll([], () => true),
  item: byAll([], (_, { id }) => id),
  bare: byAll([], () => ({ who: null })),
  audited: by(Probe, (probe, { fail }, { session }) => probe.audited(fail, session)),
  query: by(Probe, (probe) => probe.query()),
  events: by(Probe, (probe, _input, call) => probe.events(call)),
  broken: by(Probe, (probe) => probe.broken()),
  untrue: byAll([], () => 'not what the contract says' as unknown as boolean),
});

@Module({ controllers, providers: [Probe] })
export class ProbeModule {}

/** A service that only shows how the kit treats calls. */
export const probe = {
  config: kitConfigSchema,
  parts: (config: KitConfig): ServiceParts => ({
    name: 'company',
    config,
    module: ProbeModule,
    entries: Object.values(probeEntries),
  }),
};
