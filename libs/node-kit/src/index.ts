/**
 * The kit every NestJS service stands on: configuration, database and migrations, Redis, the session
 * gate, contract routes and tables, envelope and refusals, jobs, audit, clock, logs, metrics, health.
 */
import 'reflect-metadata';

export { auditLogMigration } from './audit/audit-log-migration.ts';
export { Audit, type AuditLine, type AuditLogRow } from './audit/audit.ts';
export { noticeMigration } from './notices/notice-migration.ts';
export { Notices, type NoticeDraft, type NoticeRow } from './notices/notices.ts';
export { requireAuthority } from './auth/require-authority.ts';
export { SessionStore } from './auth/session-store.ts';
export { migrateCommand } from './cli/migrate-command.ts';
export { runCli } from './cli/run-cli.ts';
export { remembered } from './clock/remembered.ts';
export { realNow, SystemClock } from './clock/system-clock.ts';
export { kitConfigSchema, urlOf, type KitConfig } from './config/kit-config.ts';
export { readConfig } from './config/read-config.ts';
export { addressOf } from './database/address-of.ts';
export { dataSourceOptions, type Entities } from './database/data-source-options.ts';
export { ddl, type MigrationClass } from './database/ddl.ts';
export { migrate, type MigrateOptions } from './database/migrate.ts';
export { queryArrays } from './database/query-arrays.ts';
export { createRedis, type RedisClient } from './database/redis.ts';
export { schemaName, tableName, type Schema } from './database/schema-name.ts';
export { transact } from './database/transact.ts';
export { watchConnection } from './database/watch-connection.ts';
export { waitFor } from './database/watched-driver.ts';
export { unlessDeadlocked } from './database/unless-deadlocked.ts';
export { DEMO_TEAMS, demoAuthor, type Demo, type DemoTeam } from './demo/demo.ts';
export { demoCommand, inWords, type Given } from './demo/demo-command.ts';
export { everHad } from './demo/ever-had.ts';
export { formerVersionTable } from './former-versions/former-version-table.ts';
export {
  FormerVersions,
  type KeptVersion,
  type ReplacedVersion,
  type VersionedRecord,
} from './former-versions/former-versions.ts';
export { overwriteMark } from './former-versions/overwrite-mark.ts';
export { EventStreams } from './event-streams/event-streams.ts';
export type { EventStream } from './event-streams/event-stream.ts';
export { answers, callControllers } from './http/call-controllers.ts';
export { by, byAll, done, type Call, type SignedCall } from './http/answer.ts';
export { bootService } from './service/boot-service.ts';
export { ConstantAnswer } from './http/constant-answer.ts';
export type { ConnectionLimits } from './service/connection-limits.ts';
export { createService, type Service, type ServiceParts } from './service/create-service.ts';
export { networkOf } from './http/network-of.ts';
export { answerRefusal } from './http/refusal-filter.ts';
export { retryIn } from './http/retry-in.ts';
export { creationTable } from './idempotency/creation-table.ts';
export { Creations, type Creation } from './idempotency/creations.ts';
export { givenKey, idempotencyKey } from './idempotency/idempotency-key.ts';
export { jobConsoleControllers } from './job-console/job-console-controllers.ts';
export type { JobRule, JobRules, RuledJob } from './job-console/job-rules.ts';
export { bootWorker, type WorkerParts, type WorkerResources } from './jobs/worker/boot-worker.ts';
export { canonicalJson } from './jobs/canonical-json.ts';
export { defineJob, JobFault, type AnyJob, type JobContext, type JobDefinition } from './jobs/define-job.ts';
export { JOB_PRIORITY } from './jobs/job-priority.ts';
export type { JobRow } from './jobs/job-row.ts';
export { jobTableMigrations } from './jobs/job-table.ts';
export { Jobs, jobsProvider } from './jobs/submit/jobs.ts';
export type { JobListQuery } from './jobs/submit/list-jobs.ts';
export { runInThread, type ThreadOptions } from './jobs/threads/run-in-thread.ts';
export { ThreadLane, type LaneOptions } from './jobs/threads/thread-lane.ts';
export { threadModule } from './jobs/threads/thread-module.ts';
export { ThreadPool, type ThreadPoolOptions } from './jobs/threads/thread-pool.ts';
export { startWorker, type RunningWorker, type StartWorker } from './jobs/worker/start-worker.ts';
export type { Submission } from './jobs/submit/submit-job.ts';
export { watchedQueue } from './job-console/watched-queue.ts';
export { workerConfigSchema, type WorkerConfig } from './jobs/worker/worker-config.ts';
export { createLogger, type Logger } from './observe/logger.ts';
export { openApiDocument } from './openapi/openapi-document.ts';
export { alike } from './shares/alike.ts';
export { fullRefusal } from './shares/full-refusal.ts';
export { sharerOf } from './shares/sharer-of.ts';
export type { Sharer } from './shares/sharer.ts';
export { Shares, type Bounds, type Full, type GiveBack } from './shares/shares.ts';
export { Turns, type TurnsOptions } from './shares/turns.ts';
export { textContaining, textStarting } from './tables/like-text.ts';
export { tableControllers, tableQuery } from './tables/table-controllers.ts';
export type { TableQuery, TableSource } from './tables/table-source.ts';
export { changedFields, type ChangedFields } from './records/changed-fields.ts';
export { RecordChange, refuseStale } from './records/record-change.ts';
export {
  decimal,
  json,
  recordEntity,
  REMOVABLE,
  WRITTEN,
  type Fields,
  type Removable,
  type Stored,
  type Written,
} from './records/record-entity.ts';
export { keptWhenRemoved, type RecordKind, type Sides, type Writer } from './records/record-kind.ts';
export { insertRow, updateRow, type Writing } from './records/record-rows.ts';
export { Records } from './records/records.ts';
export { unlessTaken } from './records/unless-taken.ts';
export { CLOCK, CONFIG, LOGGER, REDIS, THREAD_FILE } from './tokens.ts';
export { inOrder } from './queries/in-order.ts';
export { inShareMode } from './queries/in-share-mode.ts';
export { fromJson, type JsonColumn } from './queries/json-column.ts';
export { keyedPage, type KeyedTable } from './queries/keyed-page.ts';
export { namedColumns } from './queries/named-columns.ts';
export type { PublicUsers } from './queries/public-users.ts';
export { readArrays } from './queries/read-arrays.ts';
export { queriesOf, type Querying } from './queries/typed-queries.ts';
export { activeUserName, userName } from './queries/user-name.ts';
