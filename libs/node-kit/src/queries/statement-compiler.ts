import { MysqlQueryCompiler, type SchemableIdentifierNode } from 'kysely';
import { SCHEMAS, schemaName } from '../database/schema-name.ts';

/**
 * Writes `market.daily_bar` as the schema is called in this process. Done while the statement is written: a plugin
 * would copy the whole statement first, for each request again.
 */
export class StatementCompiler extends MysqlQueryCompiler {
  protected override visitSchemableIdentifier(node: SchemableIdentifierNode): void {
    const schema = SCHEMAS.find((name) => name === node.schema?.name);
    if (schema === undefined) return super.visitSchemableIdentifier(node);
    this.append(`\`${schemaName(schema)}\`.`);
    this.visitNode(node.identifier);
  }
}
