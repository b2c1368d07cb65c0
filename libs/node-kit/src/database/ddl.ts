import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/**
 * The errors of MariaDB for a statement that an earlier run executed but did not record. A CREATE TABLE with
 * a duplicate name in it was never executed.
 */
const CREATED_ALREADY: readonly string[] = ['ER_TABLE_EXISTS_ERROR'];
const ALTERED_ALREADY: readonly string[] = [
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
];

/**
 * A migration of one statement: MariaDB commits DDL by itself, so one statement each makes a stopped run
 * repeatable. Names have no schema: a migration runs inside its own schema. There is no way down: schemas
 * expand, then contract.
 */
export function ddl(timestamp: number, name: string, sql: string): MigrationClass {
  return class implements MigrationInterface {
    readonly name = `${name}${timestamp}`;
    readonly sql = sql;

    async up(runner: QueryRunner): Promise<void> {
      try {
        await runner.query(sql);
      } catch (error) {
        const done = /^\s*CREATE\s+(TABLE|VIEW)\b/i.test(sql) ? CREATED_ALREADY : ALTERED_ALREADY;
        if (!done.includes((error as { code?: string }).code ?? '')) throw error;
      }
    }

    async down(): Promise<void> {
      throw new Error(`${this.name} cannot be undone: write a new migration`);
    }
  };
}
