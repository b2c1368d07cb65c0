import { Injectable } from '@nestjs/common';
import {
  FACTOR_SOURCE,
  KNOWLEDGE_SOURCE,
  TOPIC_MESSAGES,
  type DataSource,
  type DataTree,
  type MatchDetail,
  type TargetType,
} from '@console/contract-ai';
import { Refusal, type Session } from '@console/contract-core';
import { investEntries } from '@console/contract-invest';
import { ConsoleCalls, type Asker } from '../console/console-calls.ts';
import { KnowledgeOptions } from '../knowledge/knowledge-options.ts';
import { fixedTree, hasLink } from './table-tree.ts';

interface Place {
  readonly invTargetDsDictKey: DataSource;
  readonly invTargetTypeDictKey: TargetType;
}
interface Caller {
  readonly session: Session;
  readonly request: Asker;
}

/** What topics can read, by source and target type. */
@Injectable()
export class DataTrees {
  constructor(
    private readonly console: ConsoleCalls,
    private readonly knowledge: KnowledgeOptions,
  ) {}

  /**
   * The tree of a source. Factors are the tenant's own, read as the caller, who needs yzgl_view for them (403 without);
   * knowledge is a plain list.
   */
  async tree(
    { invTargetDsDictKey: source, invTargetTypeDictKey: type }: Place,
    caller: Caller,
  ): Promise<DataTree> {
    if (source === KNOWLEDGE_SOURCE) return this.knowledge.options(caller.session, undefined);
    if (source !== FACTOR_SOURCE) return fixedTree(source, type);
    const groups = await this.console.read(investEntries.factorTree, {}, caller.request);
    return groups.flatMap(({ id, title, children }) => {
      const factors = children.map((factor) => ({ value: String(factor.id), label: factor.name }));
      return factors.length === 0 ? [] : [{ value: `group.${id}`, label: title, children: factors }];
    });
  }

  /** Refuses details that the tree does not have, with the title of the first. */
  async refuseUnknown(place: Place, details: readonly MatchDetail[], caller: Caller): Promise<void> {
    const tree = await this.tree(place, caller);
    const unknown = details.find(
      ({ dataId, dataIdLink }) => !hasLink(tree, dataIdLink) || dataIdLink.split(',').at(-1) !== dataId,
    );
    if (unknown) throw new Refusal(TOPIC_MESSAGES.unknownData, { data: unknown.dataVal });
  }
}
