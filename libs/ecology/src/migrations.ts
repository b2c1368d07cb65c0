import { ddl, type MigrationClass } from '@console/node-kit/database';
import { creationTable, formerVersionTable } from '@console/node-kit/records';

const TENANT = 'tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL';

/**
 * The ecology schema, oldest first: the data that staff maintain, per tenant. Market facts are in `market`.
 */
export const ecologyMigrations: readonly MigrationClass[] = [
  ddl(
    1795100000001,
    'CreateCompany',
    `CREATE TABLE company (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      security_id INT UNSIGNED NOT NULL,
      listed TINYINT NOT NULL DEFAULT 1,
      concept_theme VARCHAR(200) NULL,
      main_product_name VARCHAR(200) NULL,
      type_time DATETIME NULL COMMENT 'first classification; null while unclassified',
      status TINYINT NOT NULL DEFAULT 0 COMMENT '1 classified, 0 not',
      version INT UNSIGNED NOT NULL DEFAULT 1,
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      deleted_at DATETIME NULL,
      UNIQUE KEY company_security (tenant_id, security_id),
      KEY company_type_time (tenant_id, deleted_at, type_time, id),
      KEY company_status (tenant_id, deleted_at, status)
    ) COMMENT 'The companies a tenant added, one per security'`,
  ),
  ddl(
    1795100000002,
    'CreateIndustry',
    `CREATE TABLE industry (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      variant ENUM('ecology', 'etf', 'default') NOT NULL,
      parent_id INT UNSIGNED NULL,
      name VARCHAR(64) COLLATE utf8mb4_bin NOT NULL,
      code VARCHAR(32) COLLATE utf8mb4_bin NOT NULL,
      level TINYINT NOT NULL,
      description VARCHAR(2000) NOT NULL DEFAULT '',
      analyst_id INT UNSIGNED NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      UNIQUE KEY industry_name (tenant_id, variant, name),
      UNIQUE KEY industry_code (tenant_id, variant, code),
      KEY industry_parent (tenant_id, parent_id),
      CONSTRAINT industry_parent_fk FOREIGN KEY (parent_id) REFERENCES industry (id)
    ) COMMENT 'Industries by classification variant, three levels'`,
  ),
  ddl(
    1795100000003,
    'CreateMembership',
    `CREATE TABLE membership (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      industry_id INT UNSIGNED NOT NULL,
      company_id INT UNSIGNED NOT NULL,
      valid_from DATE NOT NULL,
      valid_to DATE NULL COMMENT 'first day on which it is no longer a member; null while it is one',
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      UNIQUE KEY membership_span (industry_id, company_id, valid_from),
      KEY membership_company (company_id, valid_to),
      CONSTRAINT membership_industry_fk FOREIGN KEY (industry_id) REFERENCES industry (id),
      CONSTRAINT membership_company_fk FOREIGN KEY (company_id) REFERENCES company (id)
    ) COMMENT 'Which company belonged to which industry, and when'`,
  ),
  ddl(1795100000004, 'IndustryRemovedAt', 'ALTER TABLE industry ADD COLUMN removed_at DATETIME NULL'),
  ddl(
    1795100000005,
    'IndustryRemovedKey',
    // 0 while the industry exists, its own id after its removal: a removed one keeps its row and frees name
    // and code.
    'ALTER TABLE industry ADD COLUMN removed_key INT UNSIGNED NOT NULL DEFAULT 0',
  ),
  ddl(
    1795100000006,
    'IndustryNameAmongPresent',
    'ALTER TABLE industry ADD UNIQUE KEY industry_name_present (tenant_id, variant, name, removed_key)',
  ),
  ddl(1795100000007, 'IndustryNameAlone', 'ALTER TABLE industry DROP KEY industry_name'),
  ddl(
    1795100000008,
    'IndustryCodeAmongPresent',
    'ALTER TABLE industry ADD UNIQUE KEY industry_code_present (tenant_id, variant, code, removed_key)',
  ),
  ddl(1795100000009, 'IndustryCodeAlone', 'ALTER TABLE industry DROP KEY industry_code'),
  ddl(
    1795100000010,
    'IndustrySwCode',
    "ALTER TABLE industry ADD COLUMN sw_code VARCHAR(20) NULL COMMENT 'code of the official Shenwan industry that this row is'",
  ),
  ddl(
    1795100000011,
    'FillIndustrySwCode',
    // Until now the default classification was a copy of Shenwan, and nothing else.
    "UPDATE industry SET sw_code = code WHERE variant = 'default' AND sw_code IS NULL",
  ),
  ddl(
    1795100000012,
    'MembershipEndedAt',
    "ALTER TABLE membership ADD COLUMN ended_at DATETIME NULL COMMENT 'when the company was removed from the industry'",
  ),
  creationTable(1795100000013),
  ddl(
    1795100000014,
    'CreateTurn',
    `CREATE TABLE turn (
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL PRIMARY KEY
    ) COMMENT 'Locked by a change of a tenant''s industries, so that changes are made one after another'`,
  ),
  formerVersionTable(1795100000015),
  ddl(
    1795100000016,
    'TurnVersion',
    "ALTER TABLE turn ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'raised by each change of industries, memberships or companies'",
  ),
];
