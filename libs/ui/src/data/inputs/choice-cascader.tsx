import { Cascader } from 'antd';
import type { ReactElement } from 'react';
import type { OptionPath, PathOption } from './path-cascader.tsx';

export interface ChoiceCascaderProps {
  readonly options: readonly PathOption[];
  /** The path of the choice from the top; empty for none. */
  readonly value?: OptionPath;
  /** The path of a new choice, and the options along it. */
  readonly onChange?: (path: OptionPath, options: readonly PathOption[]) => void;
  /** The accessible name. */
  readonly label: string;
  readonly placeholder?: string;
  readonly loading?: boolean;
  /** Shown in place of options. */
  readonly empty?: string;
  /** Given by the form that contains it. */
  readonly id?: string;
}

/** A choice of one place at the end of a tree; typing searches titles on all levels. */
export function ChoiceCascader(props: ChoiceCascaderProps): ReactElement {
  const { options, value = [], onChange, label, placeholder = '请选择', loading = false, empty, id } = props;
  return (
    <Cascader<Option, 'value'>
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      className="c-cascader"
      options={options as Option[]}
      value={[...value]}
      onChange={(path, chosen) =>
        onChange?.((path ?? []).map(String), (chosen ?? []) as readonly PathOption[])
      }
      placeholder={placeholder}
      loading={loading}
      allowClear={false}
      showSearch={{ filter: (text, path) => path.some(({ label: title }) => contains(title, text)) }}
      displayRender={(labels) => labels.slice(-2).join(' / ')}
      style={{ width: '100%' }}
      {...(empty === undefined ? {} : { notFoundContent: empty })}
    />
  );
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

const contains = (title: string, text: string): boolean => title.toLowerCase().includes(text.toLowerCase());
