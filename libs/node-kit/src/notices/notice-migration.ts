import { ddl } from '../database/ddl.ts';

/** The table that `Notices` writes. It is in the access schema, whose migrations name it. */
export const noticeMigration = ddl(
  1767225600021,
  'Notice',
  `CREATE TABLE notice (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
    user_id INT UNSIGNED NOT NULL,
    kind VARCHAR(16) NOT NULL,
    title VARCHAR(120) NOT NULL,
    text VARCHAR(500) NULL,
    link VARCHAR(512) NULL,
    created_at DATETIME NOT NULL,
    read_at DATETIME NULL,
    KEY notice_user (tenant_id, user_id, read_at, id)
  )`,
);
