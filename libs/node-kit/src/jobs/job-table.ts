import { ddl, type MigrationClass } from '../database/ddl.ts';

/**
 * The `job` table, identical in each schema that owns jobs. `firstTimestamp` places it in the owner's
 * migrations; it takes that number alone. `turn` counts how often the job was queued: every change of a job
 * names the turn it assumes, so that a worker that lost its job changes nothing. Leases and due times are UTC
 * by the database's own clock, one for all hosts; the times users read are Asia/Shanghai by the console's
 * clock.
 */
export function jobTableMigrations(firstTimestamp: number): readonly MigrationClass[] {
  return [
    ddl(
      firstTimestamp,
      'CreateJob',
      `CREATE TABLE job (
        id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        seq BIGINT UNSIGNED NOT NULL AUTO_INCREMENT COMMENT 'order of submission',
        tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
        name VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        payload MEDIUMTEXT NOT NULL COMMENT 'JSON',
        payload_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        unique_key VARCHAR(160) COLLATE utf8mb4_bin NULL COMMENT 'names the one effect of this job',
        idempotency_key VARCHAR(128) COLLATE utf8mb4_bin NULL COMMENT 'names the submission, per tenant',
        state ENUM('queued','running','succeeded','failed','cancelled') NOT NULL DEFAULT 'queued',
        turn INT UNSIGNED NOT NULL DEFAULT 0,
        priority INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'smaller first',
        attempts INT UNSIGNED NOT NULL DEFAULT 0,
        max_attempts INT UNSIGNED NOT NULL DEFAULT 3,
        progress DOUBLE NOT NULL DEFAULT 0,
        progress_detail TEXT NULL COMMENT 'JSON',
        submitted_by INT UNSIGNED NULL,
        submitted_name VARCHAR(64) NULL,
        submitted_at DATETIME NOT NULL,
        started_at DATETIME NULL,
        finished_at DATETIME NULL,
        due_at DATETIME(3) NOT NULL COMMENT 'UTC: not passed to the queue before',
        handed_at DATETIME(3) NULL COMMENT 'UTC: last passed to the queue in this turn',
        heartbeat_at DATETIME(3) NULL COMMENT 'UTC: last sign of life of the worker',
        cancel_requested_at DATETIME NULL,
        worker VARCHAR(128) NULL,
        result MEDIUMTEXT NULL COMMENT 'JSON',
        error VARCHAR(1000) NULL,
        UNIQUE KEY job_seq (seq),
        UNIQUE KEY job_unique_key (unique_key),
        UNIQUE KEY job_idempotency (tenant_id, idempotency_key),
        KEY job_listing (tenant_id, state, seq),
        KEY job_tenant (tenant_id, seq),
        KEY job_handing (state, handed_at),
        KEY job_heartbeat (state, heartbeat_at)
      ) COMMENT 'Background jobs; the queue is a copy of this table'`,
    ),
  ];
}
