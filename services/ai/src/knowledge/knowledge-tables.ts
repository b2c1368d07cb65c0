import type { KnowledgeFile } from '@console/contract-ai';
import { ddl, type MigrationClass } from '@console/node-kit/database';
import type { RemovableRow } from '@console/node-kit/queries';
import type { Generated } from 'kysely';
import { RECORD_COLUMNS } from '../topics/topic-tables.ts';

interface KnowledgeRow extends RemovableRow {
  readonly title: string;
  /** Cleaned HTML. */
  readonly content: string;
  /** The text of the content, which passages are cut from. */
  readonly text: string;
}

interface PassageRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly knowledge_id: number;
  /** The document that it is of; 0 for the entry's own text. */
  readonly file_id: Generated<number>;
  /** From 0, in the order of the text. */
  readonly place: number;
  readonly text: string;
}

interface FileRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly knowledge_id: number;
  /** The key of the uploaded file. */
  readonly file_key: string;
  readonly name: string;
  readonly state: KnowledgeFile['state'];
  readonly reason: string | null;
  readonly characters: Generated<number>;
  /** Since when it is being read; a reader that ended left it. */
  readonly reading_since: string;
  /** Names the reading whose result is kept. */
  readonly reading: string;
  readonly added_by: number;
  readonly added_at: string;
}

interface TermRow {
  readonly tenant_id: string;
  /** Two Chinese characters that follow one another in the passage, or another word of it. */
  readonly term: string;
  readonly passage_id: number;
}

/** Entries of the knowledge base, their passages, and the two-character terms that find those. */
export interface KnowledgeTables {
  readonly 'ai.knowledge': KnowledgeRow;
  readonly 'ai.knowledge_file': FileRow;
  readonly 'ai.knowledge_passage': PassageRow;
  readonly 'ai.knowledge_term': TermRow;
}

const TENANT = 'tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL';

export const knowledgeMigrations: readonly MigrationClass[] = [
  ddl(
    1795190401020,
    'CreateKnowledge',
    `CREATE TABLE knowledge (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      title VARCHAR(60) COLLATE utf8mb4_bin NOT NULL,
      content MEDIUMTEXT NOT NULL,
      files JSON NOT NULL,
      text MEDIUMTEXT NOT NULL,
      ${RECORD_COLUMNS},
      UNIQUE KEY knowledge_title_present (tenant_id, title, removed_key),
      KEY knowledge_updated (tenant_id, updated_at)
    ) COMMENT 'What staff write for answers to draw on'`,
  ),
  ddl(
    1795190401021,
    'CreateKnowledgePassage',
    `CREATE TABLE knowledge_passage (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      knowledge_id INT UNSIGNED NOT NULL,
      place SMALLINT UNSIGNED NOT NULL,
      text TEXT NOT NULL,
      UNIQUE KEY knowledge_passage_place (knowledge_id, place)
    )`,
  ),
  ddl(
    1795190401022,
    'CreateKnowledgeTerm',
    `CREATE TABLE knowledge_term (
      ${TENANT},
      term CHAR(2) COLLATE utf8mb4_bin NOT NULL,
      passage_id INT UNSIGNED NOT NULL,
      times SMALLINT UNSIGNED NOT NULL,
      PRIMARY KEY (tenant_id, term, passage_id),
      KEY knowledge_term_passage (passage_id)
    )`,
  ),
  ddl(
    1795190401023,
    'KnowledgeTermOfWords',
    `ALTER TABLE knowledge_term
      MODIFY term VARCHAR(24) COLLATE utf8mb4_bin NOT NULL,
      DROP COLUMN times`,
  ),
  ddl(1795190401024, 'KnowledgeWithoutFiles', 'ALTER TABLE knowledge DROP COLUMN files'),
  ddl(
    1795190401025,
    'CreateKnowledgeFile',
    `CREATE TABLE knowledge_file (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      knowledge_id INT UNSIGNED NOT NULL,
      file_key VARCHAR(64) COLLATE utf8mb4_bin NOT NULL,
      name VARCHAR(255) NOT NULL,
      state VARCHAR(8) NOT NULL,
      reason VARCHAR(200) NULL,
      characters INT UNSIGNED NOT NULL DEFAULT 0,
      reading_since DATETIME NOT NULL,
      reading CHAR(36) NOT NULL COMMENT 'names the reading whose result is kept',
      added_by INT UNSIGNED NOT NULL,
      added_at DATETIME NOT NULL,
      UNIQUE KEY knowledge_file_once (knowledge_id, file_key)
    ) COMMENT 'Documents whose text is found like that of their entry'`,
  ),
  ddl(
    1795190401026,
    'KnowledgePassageOfFile',
    `ALTER TABLE knowledge_passage
      ADD COLUMN file_id INT UNSIGNED NOT NULL DEFAULT 0 COMMENT '0 for the text of the entry itself' AFTER knowledge_id,
      DROP KEY knowledge_passage_place,
      ADD UNIQUE KEY knowledge_passage_place (knowledge_id, file_id, place)`,
  ),
];
