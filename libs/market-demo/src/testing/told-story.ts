import type { TableDefinition } from '@console/market/schema';
import { makeWorld, type StoryWorld, type WorldOptions } from '../world/make-world.ts';
import { writeDaily } from '../trading/write-daily.ts';
import type { FileRow } from '../demo-sink.ts';
import { CollectingSink } from './collecting-sink.ts';

export interface ToldStory {
  readonly world: StoryWorld;
  /** The faults of rows that the importer would refuse. */
  readonly faults: readonly string[];
  rows<T extends TableDefinition>(table: T): readonly FileRow<T>[];
}

/** A story's daily tables in memory, each row checked as the importer does. */
export function tellDaily(options: WorldOptions): ToldStory {
  const world = makeWorld(options);
  const sink = new CollectingSink(
    world.end,
    world.companies.map(({ text }) => text),
  );
  writeDaily(world, sink);
  return {
    world,
    faults: sink.faults,
    rows: <T extends TableDefinition>(table: T) => sink.rows(table) as readonly FileRow<T>[],
  };
}

/** Rows grouped by security, or by `key`, in their order. */
export function grouped<R>(rows: readonly R[], key: (row: R) => string): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const own = groups.get(key(row));
    if (own) own.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
