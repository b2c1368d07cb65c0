import { MysqlQueryCompiler, type SchemableIdentifierNode } from 'kysely';
import { SCHEMAS, schemaName } from '../database/schema-name.ts';

/**
 * Writes `market.daily_bar` with the schema's name in this process. Done while the statement is written,
 * because a plugin would first copy the whole statement for each request.
 */
export class StatementCompiler extends MysqlQueryCompiler {
  protected override visitSchemableIdentifier(node: SchemableIdentifierNode): void {
    const schema = SCHEMAS.find((name) => name === node.schema?.name);
    if (schema === undefined) return super.visitSchemableIdentifier(node);
    this.append(`\`${schemaName(schema)}\`.`);
    this.visitNode(node.identifier);
  }
}
