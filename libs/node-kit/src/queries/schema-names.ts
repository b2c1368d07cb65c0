import {
  IdentifierNode,
  OperationNodeTransformer,
  type SchemableIdentifierNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import { SCHEMAS, schemaName } from '../database/schema-name.ts';

/** Writes `market.daily_bar` as the schema is called in this process. */
export class SchemaNames implements KyselyPlugin {
  private readonly names = new Renaming();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.names.transformNode(node);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

class Renaming extends OperationNodeTransformer {
  protected override transformSchemableIdentifier(node: SchemableIdentifierNode): SchemableIdentifierNode {
    const schema = SCHEMAS.find((name) => name === node.schema?.name);
    return schema === undefined
      ? super.transformSchemableIdentifier(node)
      : { ...node, schema: IdentifierNode.create(schemaName(schema)) };
  }
}
