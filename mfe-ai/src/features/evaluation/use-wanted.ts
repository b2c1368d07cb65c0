import { aiEntries, EVALUATION_LIMITS, type Topic, type TopicVersion } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { usePageQuery } from '@console/ui/data';
import { client } from '../../client.ts';
import { idIn } from '../../topic-parts/id-in.ts';

export interface Wanted {
  /** Null until one is chosen. */
  readonly topicId: number | null;
  /** Undefined until it is loaded. */
  readonly topic: Topic | undefined;
  readonly offered: readonly TopicVersion[];
  readonly configured: readonly string[];
  readonly versions: readonly number[];
  readonly models: readonly string[];
  /** Whether topic and models are loaded, so that what is shown is what begins. */
  readonly isReady: boolean;
  /** Why topic, versions or models could not be loaded. */
  readonly error: Error | null;
  readonly choose: (change: {
    readonly topicId?: number;
    readonly versions?: readonly number[];
    readonly models?: readonly string[];
  }) => void;
}

const NO_MODELS: readonly string[] = [];
const NO_VERSIONS: readonly TopicVersion[] = [];

/**
 * What is to be evaluated, in the address. Without a choice: the version in use and the newest, and all configured models.
 */
export function useWanted(): Wanted {
  const [query, set] = usePageQuery();
  const topicId = idIn(query.get('start'));
  const enabled = topicId !== null;
  const topic = useCall(client, aiEntries.topic, { id: topicId ?? 0 }, { enabled });
  const versions = useCall(client, aiEntries.topicVersions, { id: topicId ?? 0 }, { enabled });
  const options = useCall(client, aiEntries.askingOptions, {});
  const configured = options.data?.models ?? NO_MODELS;
  const numbers = query.get('versions');
  const names = query.get('models');
  return {
    topicId,
    topic: topic.data,
    offered: versions.data ?? NO_VERSIONS,
    configured,
    versions:
      numbers === null ? usualVersions(topic.data) : numbers.split(',').flatMap((one) => idIn(one) ?? []),
    models:
      names === null
        ? configured.slice(0, EVALUATION_LIMITS.models)
        : configured.filter((name) => names.split(',').includes(name)),
    isReady: topic.data !== undefined && options.data !== undefined,
    error: topic.error ?? versions.error ?? options.error,
    choose: (change) => {
      if (change.topicId !== undefined) set({ start: String(change.topicId), versions: null });
      if (change.versions !== undefined) set({ versions: change.versions.join(',') });
      if (change.models !== undefined) set({ models: change.models.join(',') });
    },
  };
}

const usualVersions = (topic: Topic | undefined): readonly number[] =>
  topic === undefined ? [] : [...new Set([topic.latestVersion, topic.templateVersion])];
