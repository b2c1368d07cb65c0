import type { TargetType } from '@console/contract-ai';
import { OptionSelect } from '@console/ui/data';
import type { ReactElement } from 'react';
import { useDictionary } from './use-dictionary.ts';

interface TargetTypeSelectProps {
  readonly value: TargetType | undefined;
  readonly onChange: (type: TargetType | undefined) => void;
}

/** The condition of a list: the type of what is asked about. */
export function TargetTypeSelect({ value, onChange }: TargetTypeSelectProps): ReactElement {
  return (
    <OptionSelect
      label="投资标的类型"
      all="全部标的类型"
      width={136}
      value={value}
      options={useDictionary<TargetType>('INV_TARGET_TYPE')}
      onChange={onChange}
    />
  );
}
