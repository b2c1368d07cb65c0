import { styleCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { OptionSelect } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../client.ts';

interface StyleSelectProps {
  /** What no style means: 全部风格. */
  readonly all: string;
  readonly value: number | undefined;
  readonly onChange: (styleId: number | undefined) => void;
}

const NO_INPUT = {};

/** One of the tenant's styles as a condition of a table. */
export function StyleSelect({ all, value, onChange }: StyleSelectProps): ReactElement {
  const { data: styles } = useCall(client, styleCalls.styleOptions, NO_INPUT);
  return (
    <OptionSelect
      label="投资风格"
      all={all}
      width={144}
      searchable
      options={(styles ?? []).map(({ styleId, styleName }) => ({
        value: String(styleId),
        label: styleName,
      }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(styleId) => onChange(styleId === undefined ? undefined : Number(styleId))}
    />
  );
}
