import type { TargetType } from '@console/contract-ai';
import { SearchInput } from '@console/ui/data';
import type { ReactElement } from 'react';
import { TargetTypeSelect } from './target-type-select.tsx';

interface TopicConditions {
  readonly topic?: string | undefined;
  readonly invTargetTypeDictKey?: TargetType | undefined;
}

interface TopicInputsProps {
  readonly draft: TopicConditions;
  readonly change: (next: TopicConditions) => void;
}

/** Two conditions of a list about topics: the topic, and the type of what is asked about. */
export function TopicInputs({ draft, change }: TopicInputsProps): ReactElement {
  return (
    <>
      <SearchInput placeholder="主题" value={draft.topic} onChange={(topic) => change({ topic })} />
      <TargetTypeSelect
        value={draft.invTargetTypeDictKey}
        onChange={(invTargetTypeDictKey) => change({ invTargetTypeDictKey })}
      />
    </>
  );
}
