import type { TargetType } from '@console/contract-ai';
import { OptionSelect, SearchInput } from '@console/ui/data';
import type { ReactElement } from 'react';
import { useDictionary } from './use-dictionary.ts';

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
  const types = useDictionary<TargetType>('INV_TARGET_TYPE');
  return (
    <>
      <SearchInput placeholder="主题" value={draft.topic} onChange={(topic) => change({ topic })} />
      <OptionSelect
        label="投资标的类型"
        all="全部标的类型"
        width={136}
        value={draft.invTargetTypeDictKey}
        options={types}
        onChange={(invTargetTypeDictKey) => change({ invTargetTypeDictKey })}
      />
    </>
  );
}
