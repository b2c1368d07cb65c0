import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_TABLES } from '../../schema/tables.ts';
import type { TableDefinition } from '../../schema/table-definition.ts';
import { documentedFeed, mappedFeed, type Feed } from './feed.ts';
import type { FeedMapping, Mapping } from './mapping.ts';

/** A file that feeds a table, and how feeds are made from its header. */
export interface SourceFile {
  readonly path: string;
  /** The identity of the reading beside the bytes, such as its mapping; part of the content hash. */
  readonly mapping: readonly FeedMapping[] | null;
  readonly feeds: (header: readonly string[]) => readonly Feed[];
}

export interface TableSource {
  readonly table: TableDefinition;
  readonly files: readonly SourceFile[];
}

/** The tables that the folder's files feed, in load order. Throws when there is none or a name is unknown. */
export function findSources(dir: string, mapping: Mapping | null): readonly TableSource[] {
  if (mapping) checkTableNames(mapping);
  const sources = FILE_TABLES.map((table) => ({
    table,
    files: mapping ? mappedFiles(dir, table, mapping) : documentedFiles(dir, table),
  })).filter(({ files }) => files.length > 0);
  if (sources.length > 0) return sources;
  const wanted = mapping ? Object.keys(mapping.files) : FILE_TABLES.map((table) => `${table.name}.csv`);
  throw new Error(`${dir} contains none of ${wanted.join(', ')} (.csv or .csv.gz)`);
}

function documentedFiles(dir: string, table: TableDefinition): readonly SourceFile[] {
  const path = findFile(dir, `${table.name}.csv`);
  if (!path) return [];
  return [{ path, mapping: null, feeds: (header) => [documentedFeed(table, header)] }];
}

function mappedFiles(dir: string, table: TableDefinition, mapping: Mapping): readonly SourceFile[] {
  return Object.entries(mapping.files).flatMap(([name, feeds]) => {
    const own = feeds.filter((feed) => feed.table === table.name);
    const path = own.length > 0 ? findFile(dir, name) : null;
    if (!path) return [];
    return [{ path, mapping: own, feeds: (header) => own.map((feed) => mappedFeed(table, feed, header)) }];
  });
}

function findFile(dir: string, name: string): string | null {
  const found = [join(dir, name), join(dir, `${name}.gz`)].filter((path) => existsSync(path));
  if (found.length > 1) throw new Error(`${dir} contains both ${name} and ${name}.gz`);
  return found[0] ?? null;
}

function checkTableNames(mapping: Mapping): void {
  const known = FILE_TABLES.map((table) => table.name);
  const unknown = Object.values(mapping.files)
    .flat()
    .map((feed) => feed.table)
    .filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`mapping ${mapping.name}: no table ${[...new Set(unknown)].join(', ')}`);
}
