import { Readable } from 'node:stream';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import type { TableDefinition } from '../../schema/table-definition.ts';
import { addYearPartitions } from './partitions.ts';
import { loadColumns } from '../files/row-check.ts';
import type { Batch } from '../files/table-rows.ts';

/** The staging twin of a table: rows are loaded into it first, so that the table changes at once or not at all. */
export class Staging {
  readonly name: string;
  private readonly years = new Set<string>();

  constructor(
    private readonly connection: Connection,
    private readonly table: TableDefinition,
  ) {
    this.name = stagingName(table.name);
  }

  /** Creates the twin; drops the one that a killed load left. */
  async create(): Promise<void> {
    await this.drop();
    await this.connection.query(`CREATE TABLE \`${this.name}\` LIKE \`${this.table.name}\``);
  }

  async drop(): Promise<void> {
    await this.connection.query(`DROP TABLE IF EXISTS \`${this.name}\``);
  }

  /**
   * Loads every batch; returns the rows the server kept, fewer than sent when keys repeat. A new year ends one LOAD
   * DATA statement and begins the next, because its partition is created in between.
   */
  async load(batches: AsyncIterator<Batch>): Promise<number> {
    let kept = 0;
    let next = await batches.next();
    while (!next.done) {
      await this.addYears(next.value.years);
      let failure: unknown = null;
      const lines = async function* (this: Staging): AsyncGenerator<Buffer> {
        let sent = 0;
        try {
          while (!next.done && sent < STATEMENT_ROWS && this.hasYears(next.value.years)) {
            sent += next.value.count;
            yield Buffer.from(next.value.lines);
            next = await batches.next();
          }
        } catch (error) {
          // The statement must end properly: a broken stream would break the connection.
          failure = error;
        }
      }.call(this);
      kept += await this.loadData(Readable.from(lines));
      if (failure) throw failure;
    }
    return kept;
  }

  /**
   * Puts the loaded rows in the place of an empty table, in one step; `record` runs with it, and when it
   * fails the table is as it was. The empty table stays beside it until `dropReplaced`.
   */
  async swapIn(record: () => Promise<void>): Promise<void> {
    const { name } = this.table;
    const old = oldName(name);
    await this.connection.query(`RENAME TABLE \`${name}\` TO \`${old}\`, \`${this.name}\` TO \`${name}\``);
    try {
      await record();
    } catch (error) {
      await this.connection.query(`RENAME TABLE \`${name}\` TO \`${this.name}\`, \`${old}\` TO \`${name}\``);
      throw error;
    }
  }

  /** Drops the table that `swapIn` replaced. */
  async dropReplaced(): Promise<void> {
    await this.connection.query(`DROP TABLE \`${oldName(this.table.name)}\``);
  }

  /** Gives the table the partitions that the loaded rows need. */
  async partitionTable(): Promise<void> {
    await addYearPartitions(this.connection, this.table.name, this.years);
  }

  private hasYears(years: ReadonlySet<string>): boolean {
    return [...years].every((year) => this.years.has(year));
  }

  private async addYears(years: ReadonlySet<string>): Promise<void> {
    const fresh = new Set([...years].filter((year) => !this.years.has(year)));
    if (fresh.size === 0) return;
    await addYearPartitions(this.connection, this.name, fresh);
    for (const year of fresh) this.years.add(year);
  }

  private async loadData(stream: Readable): Promise<number> {
    const [result] = await this.connection.query<ResultSetHeader>({
      sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE \`${this.name}\` CHARACTER SET utf8mb4
        FIELDS TERMINATED BY '\\t' ESCAPED BY '\\\\' LINES TERMINATED BY '\\n'
        (${loadColumns(this.table)
          .map((column) => `\`${column}\``)
          .join(', ')})`,
      infileStreamFactory: () => stream,
    });
    await this.refuseChangedValues(result);
    return result.affectedRows;
  }

  /** LOAD DATA LOCAL turns errors into warnings; any but a repeated key is a mistake of the row check. */
  private async refuseChangedValues({ warningStatus }: ResultSetHeader): Promise<void> {
    if (warningStatus === 0) return;
    const warnings = await selectRows<{ Code: number; Message: string }>(this.connection, 'SHOW WARNINGS');
    const other = warnings.find(({ Code }) => Code !== DUPLICATE_ENTRY);
    if (other) throw new Error(`the database changed a value: ${other.Message}`);
  }
}

export const stagingName = (table: string): string => `${table}_staging`;
export const oldName = (table: string): string => `${table}_old`;

const DUPLICATE_ENTRY = 1062;
/** Limits the rows that the server has to roll back when a load is killed. */
const STATEMENT_ROWS = 200_000;
