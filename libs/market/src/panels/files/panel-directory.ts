import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { realNow } from '@console/node-kit/clock';
import type { Logger } from '@console/node-kit/observe';
import { readPanelFile, UNFINISHED, writePanelFile, type PanelContent } from './panel-file.ts';

export interface PanelDirectoryOptions {
  readonly directory: string;
  /** How much space all files together may take; those used longest ago are deleted first. */
  readonly mostBytes: number;
  readonly logger?: Pick<Logger, 'warn'>;
}

/** The place of a panel among the files. */
export interface FilePlace {
  readonly mart: string;
  readonly indicator: string;
  /** The load it was read from, and the mark of that load. */
  readonly load: number;
  readonly mark: string;
}

/** Returns the marks of loads, by their id. */
type MarksOf = (loads: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The age in milliseconds at which an unfinished file was left by a killed process. */
const LEFTOVER_MS = 3_600_000;
const SUFFIX = '.panel';

/**
 * Panels in files, one for each data set, indicator and load. What cannot be read or written is logged and otherwise
 * treated as missing: files only save time. Any number of processes may share the directory.
 */
export class PanelDirectory {
  constructor(private readonly options: PanelDirectoryOptions) {}

  /** The panel of the load, or of the newest one before it whose mark is unchanged; null without one. */
  async find(place: FilePlace, marksOf: MarksOf): Promise<(PanelContent & { readonly load: number }) | null> {
    const exact = await this.read(place);
    if (exact) return { ...exact, load: place.load };
    const files = await this.filesBefore(place);
    const marks = await marksOf(files.map(({ load }) => load));
    for (const { load, mark } of files) {
      const content = marks.get(load) === mark ? await this.read({ ...place, load, mark }) : null;
      if (content) return { ...content, load };
    }
    return null;
  }

  /** Writes a panel to a file, and keeps as many of the others as there is room for. */
  async keep(place: FilePlace, content: PanelContent): Promise<void> {
    const path = this.pathOf(place);
    try {
      await mkdir(join(this.options.directory, place.mart), { recursive: true, mode: 0o700 });
      await writePanelFile(path, content);
      await this.sweep(path);
    } catch (error) {
      this.options.logger?.warn({ err: error, path }, 'a panel could not be kept in a file');
    }
  }

  /** The earlier loads that have files, newest first. */
  private async filesBefore({
    mart,
    indicator,
    load,
  }: FilePlace): Promise<readonly { readonly load: number; readonly mark: string }[]> {
    const start = `${indicator}.`;
    try {
      const names = await namesIn(join(this.options.directory, mart));
      return names
        .filter((name) => name.startsWith(start) && name.endsWith(SUFFIX))
        .map((name) => name.slice(start.length, -SUFFIX.length).split('-'))
        .map(([id, mark = '']) => ({ load: Number(id), mark }))
        .filter((file) => file.load < load)
        .sort((a, b) => b.load - a.load);
    } catch (error) {
      this.options.logger?.warn({ err: error, indicator }, 'panels’ files could not be listed');
      return [];
    }
  }

  private async read(place: FilePlace): Promise<PanelContent | null> {
    const { logger } = this.options;
    const path = this.pathOf(place);
    try {
      const content = await readPanelFile(path);
      if (content === 'broken') {
        logger?.warn({ path }, 'a panel’s file is broken: it is written again');
        await rm(path, { force: true });
        return null;
      }
      // Marks the file as used now, for other processes.
      if (content) await utimes(path, realNow() / 1000, realNow() / 1000);
      return content;
    } catch (error) {
      if (!isGone(error)) logger?.warn({ err: error, path }, 'a panel’s file could not be read');
      return null;
    }
  }

  private pathOf({ mart, indicator, load, mark }: FilePlace): string {
    return join(this.options.directory, mart, `${indicator}.${load}-${mark}${SUFFIX}`);
  }

  /** Deletes the files used longest ago, never `kept`, until there is room, and those that killed processes left. */
  private async sweep(kept: string): Promise<void> {
    const files = await this.files();
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { path, bytes, used } of files.sort((a, b) => a.used - b.used)) {
      const isLeftover = path.endsWith(UNFINISHED);
      const goes = isLeftover ? realNow() - used > LEFTOVER_MS : total > this.options.mostBytes;
      if (!goes || path === kept) continue;
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  private async files(): Promise<{ path: string; bytes: number; used: number }[]> {
    const { directory } = this.options;
    const files: { path: string; bytes: number; used: number }[] = [];
    for (const mart of await namesIn(directory))
      for (const name of await namesIn(join(directory, mart))) {
        const path = join(directory, mart, name);
        const found = await stat(path).catch(() => null);
        if (found?.isFile()) files.push({ path, bytes: found.size, used: found.mtimeMs });
      }
    return files;
  }
}

/** The names in a folder; none when it does not exist or is no folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
