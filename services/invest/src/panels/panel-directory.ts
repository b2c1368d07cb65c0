import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { realNow } from '@console/node-kit/clock';
import type { Logger } from '@console/node-kit/observe';
import { readPanelFile, UNFINISHED, writePanelFile, type PanelContent } from './panel-file.ts';

export interface PanelDirectoryOptions {
  readonly directory: string;
  /** What all files together may take; those that were used longest ago go first. */
  readonly mostBytes: number;
  readonly logger?: Pick<Logger, 'warn'>;
}

/** A panel as files know it. */
export interface FilePlace {
  readonly mart: string;
  readonly indicator: string;
  /** The load it was read of, and what that is marked with. */
  readonly load: number;
  readonly mark: string;
}

/** What loads are marked with, by their id. */
type MarksOf = (loads: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** A process that was killed while writing has left its file behind when it is this old. */
const LEFTOVER_MS = 3_600_000;
const SUFFIX = '.panel';

/**
 * Panels in files, one for each data set, indicator and load. What cannot be read or written is told to the log and
 * otherwise as if there were no files: they only save time. Any number of processes may share the directory.
 */
export class PanelDirectory {
  constructor(private readonly options: PanelDirectoryOptions) {}

  /** The panel of the load, or of the newest one before it that is still marked as it was; null without one. */
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

  /** Keeps a panel, and as many of the others as there is room for. */
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

  /** The loads before one that there are files of, the newest first. */
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
        logger?.warn({ path }, 'a panel’s file is broken: it is made anew');
        await rm(path, { force: true });
        return null;
      }
      // Used now, as far as the others know.
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

  /** Removes what was used longest ago, never `kept`, until there is room, and what killed processes left. */
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

/** Names in a folder; none of one that is not there, or that is no folder. */
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
