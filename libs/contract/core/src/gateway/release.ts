import { z } from 'zod';
import { platformRoutes } from './platform-addresses.ts';
import { plainName, plainSigns } from '../values/hidden-signs.ts';
import { call } from '../entry/entry.ts';
import { wholeNumber } from '../values/field.ts';
import type { Message } from '../messages/message.ts';
import { MODULE_NAMES } from '../modules/module-names.ts';

const services = ['gateway'] as const;
const moduleName = z.enum(MODULE_NAMES);

/** The form of a version: a folder name, never a path out of the folder. */
export const RELEASE_VERSION = /^[\w+-][\w.+-]{0,63}$/;
const version = z.string().regex(RELEASE_VERSION);

const MOST_NAMED = 100;

/** Users or tenants by name. `what` begins the messages. */
const named = (what: string, length: number) =>
  z
    .array(
      z
        .string()
        .trim()
        .check(plainName)
        .min(1, `${what}不能为空`)
        .max(length, `${what}不能超过 ${length} 个字符`),
    )
    .max(MOST_NAMED, `最多 ${MOST_NAMED} 个${what}`);

/**
 * The users who get a canary: a share of all users, named tenants and named users. At least one of the three.
 */
const audience = z
  .object({
    /** The percentage of users; they stay the same as long as the canary runs. */
    share: wholeNumber(0, 100).default(0),
    users: named('用户名', 64).default([]),
    /** Tenant ids. */
    tenants: named('租户编号', 12).default([]),
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
  /**
   * The versions it needs of the packages that the shell shares (`shellApi`, `@console/ui`, …), as semver
   * ranges.
   */
  needs: z.record(z.string(), z.string()),
  /** Why it cannot be activated with the current shell; null when it can. */
  unmet: z.string().nullable(),
  /** Whether its folder still exists. */
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
  /** The version for users in no canary; null before the first activation. */
  active: z.string().nullable(),
  canary: z.object({ version: z.string(), audience, since: z.string(), by: z.string() }).nullable(),
  /** The version a rollback would restore; null when there is none. */
  previous: z.string().nullable(),
  /** Identifies the newest change; sent back by the next one, so that a stale change is refused. */
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

/** P-02: which version of each module runs for which users. Every change is audited. */
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
        /** The versions it provides to modules, by package name. */
        provides: z.record(z.string(), z.string()),
      }),
      modules: z.array(moduleReleases),
    }),
  }),
  /** Activates a version for all users, or with `audience` as a canary. */
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
  /**
   * The shell's report of a module that could not be shown. Answers whether the report was counted, because
   * there is a limit.
   */
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
  /** A module that needs a newer shell, ui or charts than the current one. */
  unmet: { code: 'P2003', status: 200, text: '版本 {version} 无法启用：{reason}' },
  alreadyActive: { code: 'P2004', status: 200, text: '版本 {version} 已在使用' },
  nothingBefore: { code: 'P2005', status: 200, text: '没有可以回滚到的版本' },
} as const satisfies Record<string, Message>;
