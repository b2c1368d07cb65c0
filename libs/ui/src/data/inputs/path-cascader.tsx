import { Button, Cascader } from 'antd';
import { useState, type ReactElement } from 'react';
import '../data.css';

export interface PathOption {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly PathOption[];
}

export type OptionPath = readonly string[];

export interface PathCascaderProps {
  readonly options: readonly PathOption[];
  /** Paths from the top; a path that ends early means all below it. */
  readonly value: readonly OptionPath[];
  readonly onChange: (value: readonly OptionPath[]) => void;
  readonly placeholder: string;
  /** A summary of the choice, beside 确定. */
  readonly summary: (paths: readonly OptionPath[]) => string;
  readonly loading?: boolean;
  /** Called before the list is shown, to load its options. */
  readonly onOpen?: () => void;
  /** 确定 counts only with at least one place chosen; the cross in the field takes all of them out. */
  readonly atLeastOne?: boolean;
  readonly width?: number;
}

/** A choice of several places of a tree; it takes effect with 确定, and leaving otherwise changes nothing. */
export function PathCascader(props: PathCascaderProps): ReactElement {
  const { options, value, onChange, placeholder, summary, onOpen, loading = false, width = 216 } = props;
  const { atLeastOne = false } = props;
  const [draft, setDraft] = useState<readonly OptionPath[] | null>(null);
  const shown = draft ?? value;
  const commit = (): void => {
    if (draft !== null) onChange(draft);
    setDraft(null);
  };
  return (
    <Cascader<Option, 'value'>
      aria-label={placeholder}
      className="c-cascader"
      multiple
      open={draft !== null}
      onOpenChange={(open) => {
        if (open) onOpen?.();
        setDraft(open ? value : null);
      }}
      options={options as Option[]}
      value={shown.map((path) => [...path])}
      onChange={(paths) => (draft === null ? onChange(paths.map(pathOf)) : setDraft(paths.map(pathOf)))}
      placeholder={placeholder}
      loading={loading}
      allowClear
      maxTagCount={1}
      maxTagPlaceholder={(omitted) => `+${omitted.length}`}
      maxTagTextLength={6}
      displayRender={(labels) => labels.at(-1)}
      showCheckedStrategy={Cascader.SHOW_PARENT}
      style={{ width }}
      popupRender={(menus) => (
        <div>
          {menus}
          <div className="c-cascader-foot">
            <span>{summary(shown)}</span>
            <Button size="small" onClick={() => setDraft(null)}>
              取消
            </Button>
            <Button size="small" type="primary" disabled={atLeastOne && shown.length === 0} onClick={commit}>
              确定
            </Button>
          </div>
        </div>
      )}
    />
  );
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

const pathOf = (path: readonly (string | number | null)[]): OptionPath => path.map(String);
