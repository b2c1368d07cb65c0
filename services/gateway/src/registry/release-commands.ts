import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import {
  audienceSchema,
  MODULE_NAMES,
  Refusal,
  RELEASE_MESSAGES,
  RELEASE_VERSION,
  type Audience,
  type ModuleName,
  type ModuleReleases,
} from '@console/contract-core';
import { realNow } from '@console/node-kit/clock';
import { readConfig, urlOf } from '@console/node-kit/config';
import { dataSourceOptions } from '@console/node-kit/database';
import { Audit } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Releaser } from './releaser.ts';
import { Releases } from './releases.ts';

const configSchema = z.object({
  DATABASE_URL: urlOf('mysql', 'mariadb'),
  REMOTES_DIR: z.string().min(1),
  SHELL_DIR: z.string().min(1),
});

const MODULE = `<${MODULE_NAMES.join('|')}>`;
const USAGE = {
  register: `usage: register ${MODULE} <version>`,
  activate: `usage: activate ${MODULE} <version> [--canary PER CENT] [--users a,b] [--tenants a,b]`,
  rollback: `usage: rollback ${MODULE}`,
  releases: `usage: releases [${MODULE}]`,
} as const;

/** `register <module> <version>`: registers a published folder, without giving it to anyone. */
export async function register(args: readonly string[]): Promise<void> {
  const { module, version } = namedVersion(args, USAGE.register);
  await withReleases((releases, by) => releases.register({ module, version }, by));
  say(`${module} ${version} registered`);
}

/** `activate <module> <version>`: for everyone, or for those whom the options name. */
export async function activate(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsed(args, USAGE.activate);
  const { module, version } = namedVersion(positionals, USAGE.activate);
  const audience = audienceOf(values);
  try {
    await withReleases((releases, by) =>
      releases.activate({ module, version, ...(audience ? { audience } : {}) }, by),
    );
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== RELEASE_MESSAGES.alreadyActive.code) throw error;
    say(`${module} ${version} was active already`);
    return;
  }
  say(audience ? `${module} ${version} canary for ${audienceText(audience)}` : `${module} ${version} active`);
}

/** `rollback <module>`: ends a canary release, or restores the version that was active before. */
export async function rollback(args: readonly string[]): Promise<void> {
  const module = moduleNamed(args[0]);
  if (!module || args.length > 1) throw new Error(USAGE.rollback);
  const { active, history } = await withReleases((releases, by) => releases.rollback({ module }, by));
  const [done] = history;
  const ended = done?.kind === 'end-canary' ? `canary ${done.version} ended, ` : '';
  say(`${module} ${ended}active: ${active ?? 'none'}`);
}

/** `releases [module]`: the versions that run and for whom, and every version that exists. */
export async function releases(args: readonly string[]): Promise<void> {
  const module = moduleNamed(args[0]);
  if (args.length > (module ? 1 : 0)) throw new Error(USAGE.releases);
  const { shell, modules } = await withReleases((all) => all.list());
  const provides = Object.entries(shell.provides).map((pair) => pair.join(' '));
  say(`shell ${shell.version ?? '-'} provides ${provides.join(', ')}`);
  for (const each of modules) if (!module || each.module === module) describe(each);
}

async function withReleases<T>(work: (releases: Releases, by: Releaser) => Promise<T>): Promise<T> {
  const config = readConfig(configSchema, process.env);
  const options = dataSourceOptions({ url: config.DATABASE_URL, poolSize: 1 });
  const database = await new DataSource(options).initialize();
  const clock = { now: realNow };
  try {
    return await work(new Releases(database, new Audit(clock), clock, config), {
      username: userInfo().username,
      session: null,
    });
  } finally {
    await database.destroy();
  }
}

function parsed(args: readonly string[], usage: string): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(args);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

const text = { type: 'string' } as const;
const parseOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { canary: text, users: text, tenants: text },
  });

interface NamedVersion {
  readonly module: ModuleName;
  readonly version: string;
}

function namedVersion([name, version = '', ...more]: readonly string[], usage: string): NamedVersion {
  const module = moduleNamed(name);
  if (!module || !RELEASE_VERSION.test(version) || more.length > 0) throw new Error(usage);
  return { module, version };
}

const moduleNamed = (name: string | undefined): ModuleName | undefined =>
  MODULE_NAMES.find((known) => known === name);

type AudienceOptions = ReturnType<typeof parseOptions>['values'];

/** The audience of the options; undefined when they name no one. */
function audienceOf({ canary, users, tenants }: AudienceOptions): Audience | undefined {
  if (canary === undefined && users === undefined && tenants === undefined) return undefined;
  const list = (names = ''): readonly string[] => names.split(',').filter((name) => name.trim() !== '');
  const audience = audienceSchema.safeParse({
    share: canary ?? 0,
    users: list(users),
    tenants: list(tenants),
  });
  if (!audience.success) throw new Error(`--canary takes 1 to 100 per cent of users\n${USAGE.activate}`);
  return audience.data;
}

function audienceText({ share, users, tenants }: Audience): string {
  return [
    ...(share > 0 ? [`${share} % of users`] : []),
    ...(users.length > 0 ? [`users ${users.join(', ')}`] : []),
    ...(tenants.length > 0 ? [`tenants ${tenants.join(', ')}`] : []),
  ].join(', ');
}

function describe({ module, active, canary, previous, versions }: ModuleReleases): void {
  say(`\n${module}  active ${active ?? '-'}  previous ${previous ?? '-'}`);
  if (canary)
    say(`  canary ${canary.version} for ${audienceText(canary.audience)}, ${canary.by} ${canary.since}`);
  for (const { version, registeredAt, registeredBy, onDisk, unmet, failures } of versions) {
    const mark = version === active ? '*' : version === canary?.version ? '~' : ' ';
    const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
    const remarks = [
      registeredBy || 'not registered',
      ...(onDisk ? [] : ['no files']),
      ...(unmet === null ? [] : [unmet]),
      ...(failed > 0 ? [`${failed} failures in 24 h`] : []),
    ];
    say(`${mark} ${version.padEnd(24)} ${registeredAt}  ${remarks.join('; ')}`);
  }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
