import { Select } from '@console/ui/form';
import type { ComponentProps, ReactElement } from 'react';
import type { DictionaryOption } from './use-dictionary.ts';

type DictionarySelectProps<Value extends string> = Omit<ComponentProps<typeof Select<Value>>, 'options'> & {
  readonly options: readonly (DictionaryOption<Value> & { readonly disabled?: boolean })[];
};

/** A choice among the options of a dictionary. Until they are loaded it shows nothing, not the key of the chosen one. */
export function DictionarySelect<Value extends string>({
  options,
  ...rest
}: DictionarySelectProps<Value>): ReactElement {
  return (
    <Select<Value>
      placeholder="请选择"
      labelRender={({ label }) => label ?? ''}
      {...rest}
      options={[...options]}
    />
  );
}
