import type { JobSchema, WorkerState } from '@console/contract-core';
import { z } from 'zod';
import type { RedisClient } from '../../database/redis.ts';
import { schemaName } from '../../database/schema-name.ts';

/** The silence after which a worker counts as gone. */
const LIFE_MS = 15_000;

/** The data a worker reports of itself, without the time. */
export type WorkerBeat = Omit<WorkerState, 'secondsSinceSeen'>;

const beatSchema = z.object({
  host: z.string(),
  pid: z.coerce.number(),
  version: z.string().transform((version) => (version === '' ? null : version)),
  concurrency: z.coerce.number(),
  threads: z.coerce.number(),
  running: z.coerce.number(),
  load: z.coerce.number(),
  processors: z.coerce.number(),
});

/** The key of a name; SCHEMA_PREFIX in it separates data sets on one Redis. */
const keyOf = (schema: JobSchema, name: string): string => `worker:${schemaName(schema)}:${name}`;
/** The key of the names of workers seen, some of which may be gone. */
const namesKey = (schema: JobSchema): string => keyOf(schema, 'names');

/**
 * The signs of life of a schema's workers: a hash for each, `worker:<schema>:<host>:<pid>`, which expires.
 */
export class WorkerBeats {
  constructor(
    private readonly redis: RedisClient,
    private readonly schema: JobSchema,
    private readonly lifeMs = LIFE_MS,
  ) {}

  async beat(beat: WorkerBeat): Promise<void> {
    const name = nameOf(beat);
    const key = keyOf(this.schema, name);
    const fields = Object.entries(beat).map(([field, value]) => [field, String(value ?? '')] as const);
    await this.redis
      .multi()
      .hSet(key, Object.fromEntries(fields))
      .pExpire(key, this.lifeMs)
      .sAdd(namesKey(this.schema), name)
      .exec();
  }

  /** Removes the sign of life of a worker that stops, instead of waiting until it expires. */
  async remove(worker: Pick<WorkerBeat, 'host' | 'pid'>): Promise<void> {
    const name = nameOf(worker);
    await this.redis.multi().del(keyOf(this.schema, name)).sRem(namesKey(this.schema), name).exec();
  }

  /**
   * The workers that are alive, by host and pid. Their age is computed from the remaining lifetime of the
   * key, because hosts' clocks may differ.
   */
  async alive(): Promise<readonly WorkerState[]> {
    const names = await this.redis.sMembers(namesKey(this.schema));
    const found = await Promise.all(names.sort().map((name) => this.read(name)));
    return found.flatMap((worker) => worker ?? []);
  }

  private async read(name: string): Promise<WorkerState | null> {
    const key = keyOf(this.schema, name);
    const [fields, left] = await Promise.all([this.redis.hGetAll(key), this.redis.pTTL(key)]);
    const beat = beatSchema.safeParse(fields);
    if (left < 0 || !beat.success) {
      await this.redis.sRem(namesKey(this.schema), name);
      return null;
    }
    return { ...beat.data, secondsSinceSeen: Math.max(0, Math.round((this.lifeMs - left) / 100) / 10) };
  }
}

const nameOf = ({ host, pid }: Pick<WorkerBeat, 'host' | 'pid'>): string => `${host}:${pid}`;
