import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/**
 * A migration of one statement: MariaDB commits DDL by itself, so one statement each is what makes a
 * stopped run repeatable. Names stand bare: a migration runs inside its own schema.
 * There is no way down: schemas expand, then contract.
 */
export function ddl(timestamp: number, name: string, sql: string): MigrationClass {
  return class implements MigrationInterface {
    readonly name = `${name}${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }

    async down(): Promise<void> {
      throw new Error(`${this.name} cannot be undone: write a new migration`);
    }
  };
}
