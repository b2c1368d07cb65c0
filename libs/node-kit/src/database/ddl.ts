import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/**
 * What MariaDB answers to a statement that an earlier run carried out and was stopped before recording. A
 * table that is created with a name twice in it was never carried out.
 */
const CREATED_ALREADY: readonly string[] = ['ER_TABLE_EXISTS_ERROR'];
const ALTERED_ALREADY: readonly string[] = [
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
];

/**
 * A migration of one statement: MariaDB commits DDL by itself, so one statement each is what makes a
 * stopped run repeatable. Names stand bare: a migration runs inside its own schema.
 * There is no way down: schemas expand, then contract.
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
