import { z } from 'zod';
import { platformRoutes } from './platform-addresses.ts';
import { plainName, plainSigns } from '../values/hidden-signs.ts';
import { call } from '../entry/entry.ts';
import { wholeNumber } from '../values/field.ts';
import type { Message } from '../messages/message.ts';
import { MODULE_NAMES } from '../modules/module-names.ts';

const services = ['gateway'] as const;
const moduleName = z.enum(MODULE_NAMES);

/** A version names a folder, and never leads out of it. */
export const RELEASE_VERSION = /^[\w+-][\w.+-]{0,63}$/;
const version = z.string().regex(RELEASE_VERSION);

/** Who gets a canary: a share of all users, and whoever is named. At least one of the three. */
const audience = z
  .object({
    /** Per cent of users; the same ones as long as the canary runs. */
    share: wholeNumber(0, 100).default(0),
    users: z.array(z.string().trim().check(plainName).min(1).max(64)).max(100).default([]),
    /** Tenant ids. */
    tenants: z.array(z.string().trim().check(plainName).min(1).max(12)).max(100).default([]),
  })
  .refine(({ share, users, tenants }) => share + users.length + tenants.length > 0, '请指定灰度范围');
export type Audience = z.output<typeof audience>;
export const audienceSchema = audience;

/** Why a module's page could not be shown; the shell reports it. */
export const LOAD_FAILURES = ['load', 'timeout', 'crash', 'incompatible'] as const;
export type LoadFailureKind = (typeof LOAD_FAILURES)[number];

export const ACTIVATION_KINDS = ['activate', 'canary', 'rollback', 'end-canary'] as const;

const releaseVersion = z.object({
  version: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as the other times. */
  registeredAt: z.string(),
  registeredBy: z.string(),
  /** Versions of what the shell shares that it needs: `shellApi`, `@console/ui`, …, as semver ranges. */
  needs: z.record(z.string(), z.string()),
  /** Why it cannot be activated beside the shell of now; null when it can. */
  unmet: z.string().nullable(),
  /** Whether its folder is still there. */
  onDisk: z.boolean(),
  bytes: z.number().int().nullable(),
  /** The source's commit, where known. */
  commit: z.string().nullable(),
  /** Reports of the last 24 hours, by kind. */
  failures: z.object({
    load: z.number().int(),
    timeout: z.number().int(),
    crash: z.number().int(),
    incompatible: z.number().int(),
  }),
});
export type ReleaseVersion = z.output<typeof releaseVersion>;

const moduleReleases = z.object({
  module: moduleName,
  title: z.string(),
  /** What everybody gets who is in no canary; null before the first activation. */
  active: z.string().nullable(),
  canary: z.object({ version: z.string(), audience, since: z.string(), by: z.string() }).nullable(),
  /** What a rollback would bring back; null when there is nothing. */
  previous: z.string().nullable(),
  /** Names the newest change; sent back by the next one, so that a stale one is refused. */
  mark: z.number().int(),
  /** Newest first. */
  versions: z.array(releaseVersion),
  history: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(ACTIVATION_KINDS),
      version: z.string(),
      audience: audience.nullable(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type ModuleReleases = z.output<typeof moduleReleases>;

const mark = wholeNumber(0, Number.MAX_SAFE_INTEGER).optional();

/** P-02: which version of each module runs for whom. Every change is audited. */
export const releaseEntries = {
  releases: call({
    id: 'platform.releases',
    title: '模块版本',
    method: 'GET',
    path: '/api/platform/releases',
    services,
    needs: 'fbgl_view',
    input: z.strictObject({}),
    output: z.object({
      shell: z.object({
        version: z.string().nullable(),
        /** What it provides to modules, by name. */
        provides: z.record(z.string(), z.string()),
      }),
      modules: z.array(moduleReleases),
    }),
  }),
  /** For everybody, or with `audience` as a canary. */
  activateRelease: call({
    id: 'platform.activateRelease',
    title: '启用模块版本',
    method: 'POST',
    path: '/api/platform/releases/activate',
    services,
    needs: 'fbgl_edit',
    input: z.strictObject({ module: moduleName, version, audience: audience.optional(), mark }),
    output: moduleReleases,
  }),
  /** Ends a canary if there is one, else goes back to the version that was active before. */
  rollbackRelease: call({
    id: 'platform.rollbackRelease',
    title: '回滚模块',
    method: 'POST',
    path: '/api/platform/releases/rollback',
    services,
    needs: 'fbgl_edit',
    input: z.strictObject({ module: moduleName, mark }),
    output: moduleReleases,
  }),
  /** The shell tells of a module that could not be shown. Answers whether it was counted: there is a limit. */
  reportLoadFailure: call({
    ...platformRoutes.reportLoadFailure,
    title: '上报模块加载失败',
    input: z.strictObject({
      module: moduleName,
      version,
      kind: z.enum(LOAD_FAILURES),
      detail: z.string().check(plainSigns).max(2000).default(''),
    }),
    output: z.boolean(),
  }),
} as const;

export const RELEASE_MESSAGES = {
  unknownVersion: { code: 'P2001', status: 404, text: '没有登记模块 {module} 的版本 {version}' },
  notOnDisk: { code: 'P2002', status: 200, text: '版本 {version} 的文件已不在，无法启用' },
  /** A module that needs a newer shell, ui or charts than stands. */
  unmet: { code: 'P2003', status: 200, text: '版本 {version} 无法启用：{reason}' },
  alreadyActive: { code: 'P2004', status: 200, text: '版本 {version} 已在使用' },
  nothingBefore: { code: 'P2005', status: 200, text: '没有可以回滚到的版本' },
} as const satisfies Record<string, Message>;
