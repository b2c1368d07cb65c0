import { OperationNodeTransformer, type Expression, type ReferenceNode } from 'kysely';

/** The tables that expressions use, by their aliases in the query. */
export function tablesNamed(expressions: readonly Expression<unknown>[]): ReadonlySet<string> {
  const search = new Search();
  for (const expression of expressions) search.transformNode(expression.toOperationNode());
  return search.found;
}

class Search extends OperationNodeTransformer {
  readonly found = new Set<string>();

  protected override transformReference(node: ReferenceNode): ReferenceNode {
    if (node.table) this.found.add(node.table.table.identifier.name);
    return super.transformReference(node);
  }
}
