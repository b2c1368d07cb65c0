import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import { createTableSql } from '../../schema/create-table-sql.ts';
import type { ColumnDefinition, TableDefinition } from '../../schema/table-definition.ts';
import { MOST_DAYS, MOST_SECURITIES, type TableChanges } from './changes.ts';
import { keyIndex, RowSql, quoted } from './row-sql.ts';

export type ChangeKind = 'inserted' | 'updated' | 'deleted';
export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

/**
 * The difference between a table and the rows of its next load: each new row, and each changed or removed row as it
 * was. Applying it gives the table the load's rows; keeping it allows the load to be undone.
 */
export class Difference {
  readonly name: string;
  private readonly sql: RowSql;

  constructor(
    private readonly connection: Connection,
    private readonly table: TableDefinition,
  ) {
    this.name = differenceName(table.name);
    this.sql = new RowSql(table);
  }

  /**
   * Compares the staging's rows with the table's: the staging leads and the table is read by key, so that the cost
   * is that of the loaded rows, not of the table.
   */
  async build(staging: string, snapshot: number): Promise<void> {
    await this.drop();
    await this.connection.query(this.createSql(snapshot));
    await this.connection.query(this.compareSql(staging));
    if (this.table.load === 'replace') await this.connection.query(this.goneSql(staging));
  }

  async counts(): Promise<ChangeCounts> {
    const rows = await selectRows<{ kind: ChangeKind; n: number }>(
      this.connection,
      `SELECT change_kind AS kind, COUNT(*) AS n FROM \`${this.name}\` GROUP BY change_kind`,
    );
    const count = (kind: ChangeKind): number => rows.find((row) => row.kind === kind)?.n ?? 0;
    return { inserted: count('inserted'), updated: count('updated'), deleted: count('deleted') };
  }

  /** A changed row counts for its old and its new day and security. */
  async changes(staging: string): Promise<TableChanges> {
    const { asOf, surrogate, columns } = this.table;
    const ofSecurity = columns.find(({ type }) => type === 'security')?.name;
    const securities = surrogate ? 'id' : ofSecurity;
    const [any] = await selectRows(this.connection, `SELECT 1 FROM \`${this.name}\` LIMIT 1`);
    if (!any) return { days: [], securities: [] };
    return {
      days: asOf === undefined ? null : await this.values<string>(asOf, staging, MOST_DAYS),
      securities:
        securities === undefined ? null : await this.values<number>(securities, staging, MOST_SECURITIES),
    };
  }

  /** Gives the table the load's rows; call inside a transaction. */
  async apply(staging: string): Promise<void> {
    const { name, key, surrogate } = this.table;
    const { all, others } = this.sql;
    await this.connection.query(
      `DELETE t FROM ${this.sql.from(this.name, 'd')} ${this.sql.lookUp('t', 'd')} WHERE d.change_kind = 'deleted'`,
    );
    if (others.length > 0) {
      await this.connection.query(
        `UPDATE ${this.sql.from(this.name, 'd')}
          STRAIGHT_JOIN \`${staging}\` s ON ${this.sql.sameKey('s', 'd')} ${this.sql.lookUp('t', 'd')}
          SET ${this.sql.assign('t', 's')} WHERE d.change_kind = 'updated'`,
      );
    }
    await this.connection.query(
      `INSERT INTO \`${name}\` (${quoted(all)}) SELECT ${quoted(all)} FROM \`${this.name}\`
        WHERE change_kind = 'inserted'`,
    );
    if (surrogate) {
      await this.connection.query(
        `DELETE r FROM \`${this.name}\` d JOIN \`${retiredName(name)}\` r USING (${quoted(key)})
          WHERE d.change_kind = 'inserted'`,
      );
    }
  }

  /** Call once the load is recorded: keeps the difference for its undo, and drops that of the earlier load. */
  async keep(): Promise<void> {
    const undo = undoName(this.table.name);
    await this.connection.query(`DROP TABLE IF EXISTS \`${undo}\``);
    await this.connection.query(`RENAME TABLE \`${this.name}\` TO \`${undo}\``);
  }

  async drop(): Promise<void> {
    await this.connection.query(`DROP TABLE IF EXISTS \`${this.name}\``);
  }

  private createSql(snapshot: number): string {
    const { columns, key, surrogate } = this.table;
    const rows: TableDefinition = {
      name: this.name,
      title: '',
      note: '',
      load: 'derived',
      key,
      columns: [...(surrogate ? [ID] : []), ...columns, KIND],
    };
    return `${createTableSql(rows)} COMMENT = '${ownerComment(snapshot)}'`;
  }

  private compareSql(staging: string): string {
    const { key, columns, surrogate } = this.table;
    const isNew = `t.\`${key[0]}\` IS NULL`;
    const names = columns.map(({ name }) => name);
    const values = names.map((column) => `IF(${isNew}, s.\`${column}\`, t.\`${column}\`)`);
    const same = this.sql.sameOthers('s', 't');
    return `INSERT INTO \`${this.name}\` (${quoted([...(surrogate ? ['id'] : []), ...names, 'change_kind'])})
      SELECT ${surrogate ? `${this.idSql()}, ` : ''}${values.join(', ')}, IF(${isNew}, 'inserted', 'updated')
      FROM \`${staging}\` s
      LEFT JOIN \`${this.table.name}\` t FORCE INDEX (${keyIndex(this.table)}) ON ${this.sql.sameKey('t', 's')}
      ${surrogate ? `LEFT JOIN \`${retiredName(this.table.name)}\` r ON ${this.sql.sameKey('r', 's')}` : ''}
      WHERE ${isNew} OR NOT (${same})`;
  }

  /** A row that an undo removed gets its id back; a new one the next id that was never used, in file order. */
  private idSql(): string {
    const { name } = this.table;
    return `COALESCE(t.id, r.id,
      GREATEST((SELECT IFNULL(MAX(id), 0) FROM \`${name}\`), (SELECT IFNULL(MAX(id), 0) FROM \`${retiredName(name)}\`))
        + ROW_NUMBER() OVER (PARTITION BY t.id IS NULL AND r.id IS NULL ORDER BY s.id))`;
  }

  private goneSql(staging: string): string {
    const { all } = this.sql;
    return `INSERT INTO \`${this.name}\` (${quoted([...all, 'change_kind'])})
      SELECT ${quoted(all, 't')}, 'deleted' FROM \`${this.table.name}\` t
      LEFT JOIN \`${staging}\` s FORCE INDEX (${keyIndex(this.table)}) ON ${this.sql.sameKey('s', 't')}
      WHERE s.\`${this.table.key[0]}\` IS NULL`;
  }

  /** The distinct values of a column, ascending; null when there are more than `most`. */
  private async values<T extends string | number>(
    column: string,
    staging: string,
    most: number,
  ): Promise<readonly T[] | null> {
    const own = `SELECT \`${column}\` AS value FROM \`${this.name}\``;
    // A key never changes; another column of an updated row has a new value, too.
    const isFixed = column === 'id' || this.table.key.includes(column);
    const next = `SELECT s.\`${column}\` FROM \`${this.name}\` d JOIN \`${staging}\` s
      ON ${this.sql.sameKey('s', 'd')} WHERE d.change_kind = 'updated'`;
    const rows = await selectRows<{ value: T | null }>(
      this.connection,
      `SELECT DISTINCT value FROM (${isFixed ? own : `${own} UNION ${next}`}) both_values LIMIT ${most + 2}`,
    );
    const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
    // A row without a day belongs to none that could be listed.
    if (values.length > most || values.length < rows.length) return null;
    return values.sort((a, b) => (a < b ? -1 : 1));
  }
}

const ID: ColumnDefinition = { name: 'id', title: '', note: '', type: 'integer' };
const KIND: ColumnDefinition = {
  name: 'change_kind',
  title: '',
  note: '',
  type: 'enum',
  values: ['inserted', 'updated', 'deleted'],
};

export const differenceName = (table: string): string => `${table}_difference`;
export const undoName = (table: string): string => `${table}_undo`;
export const retiredName = (table: string): string => `retired_${table}`;
/** The comment of a difference's table, which names its load whatever the table is renamed to. */
export const ownerComment = (snapshot: number): string => `snapshot ${snapshot}`;
