/**
 * Records that staff add, edit and remove: each change in a transaction with its audit line, creations once
 * for each key, replaced versions kept for records that need it.
 */
export { auditLogMigration } from '../audit/audit-log-migration.ts';
export { Audit, type AuditLine, type AuditLogRow } from '../audit/audit.ts';
export { formerVersionAnswers, type VersionedKind } from '../former-versions/former-version-answers.ts';
export { formerVersionTable } from '../former-versions/former-version-table.ts';
export {
  FormerVersions,
  type KeptVersion,
  type ReplacedVersion,
  type VersionedRecord,
} from '../former-versions/former-versions.ts';
export { overwriteMark } from '../former-versions/overwrite-mark.ts';
export { creationTable } from '../idempotency/creation-table.ts';
export { Creations, type Creation } from '../idempotency/creations.ts';
export { givenKey, idempotencyKey } from '../idempotency/idempotency-key.ts';
export { changedFields, type ChangedFields } from './changed-fields.ts';
export { keptRecord, type Kept } from './kept-record.ts';
export { recordAnswers, type RecordService } from './record-answers.ts';
export { RecordChange, refuseStale } from './record-change.ts';
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
} from './record-entity.ts';
export { keptWhenRemoved, type RecordKind, type Sides, type Writer } from './record-kind.ts';
export { insertRow, updateRow, type Writing } from './record-rows.ts';
export { recordService } from './record-service.ts';
export { Records } from './records.ts';
export { unlessTaken } from './unless-taken.ts';
