import type { TableDefinition } from '../../schema/table-definition.ts';

/** Names in backticks, with an alias before each when there is one. */
export function quoted(columns: readonly string[], alias?: string): string {
  return columns.map((column) => `${alias ? `${alias}.` : ''}\`${column}\``).join(', ');
}

/** The index that finds a row by its key. */
export function keyIndex({ surrogate, key }: TableDefinition): string {
  return surrogate ? `\`${key.join('_')}\`` : 'PRIMARY';
}

/** The parts of statements that compare and copy rows of a table between it and its twins. */
export class RowSql {
  /** Every column, with the surrogate's id. */
  readonly all: readonly string[];
  /** The columns other than key and id. */
  readonly others: readonly string[];

  constructor(private readonly table: TableDefinition) {
    const names = table.columns.map(({ name }) => name);
    this.all = [...(table.surrogate ? ['id'] : []), ...names];
    this.others = names.filter((name) => !table.key.includes(name));
  }

  sameKey(one: string, other: string): string {
    return this.table.key.map((column) => `${one}.\`${column}\` = ${other}.\`${column}\``).join(' AND ');
  }

  /**
   * The condition that two values are equal. Null equals null. Texts are compared byte by byte, because the
   * collation treats `a` as `A`.
   */
  sameOthers(one: string, other: string): string {
    const types = new Map(this.table.columns.map(({ name, type }) => [name, type]));
    const pairs = this.others.map((column) => {
      const binary = types.get(column) === 'text' ? 'BINARY ' : '';
      return `${binary}${one}.\`${column}\` <=> ${binary}${other}.\`${column}\``;
    });
    return pairs.length > 0 ? pairs.join(' AND ') : 'TRUE';
  }

  assign(to: string, from: string): string {
    return this.others.map((column) => `${to}.\`${column}\` = ${from}.\`${column}\``).join(', ');
  }

  from(twin: string, alias: string): string {
    return `\`${twin}\` ${alias}`;
  }

  /** Joins the table's row with the twin's key; the twin leads. */
  lookUp(alias: string, twin: string): string {
    return `STRAIGHT_JOIN \`${this.table.name}\` ${alias} FORCE INDEX (${keyIndex(this.table)})
      ON ${this.sameKey(alias, twin)}`;
  }
}
