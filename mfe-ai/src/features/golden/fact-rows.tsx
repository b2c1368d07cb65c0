import { GOLDEN_LIMITS, type GoldenFact } from '@console/contract-ai';
import { AddIcon } from '@console/ui';
import { Button, Input, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { EMPTY_FACT, type FactDraft } from './golden-draft.ts';
import './golden.css';

interface FactRowsProps {
  /** The entity of a new row. */
  readonly entity: string;
  /** Given by the form that contains it. */
  readonly value?: readonly FactDraft[];
  readonly onChange?: (facts: readonly FactDraft[]) => void;
}

const NONE: readonly FactDraft[] = [];
const PERIOD_LENGTH = 10;
const KINDS: { readonly value: GoldenFact['kind']; readonly label: string }[] = [
  { value: 'cell', label: '数据' },
  { value: 'words', label: '文字' },
];

/** The facts that an answer must hold: cells that it cites, or words that it contains. At least one stays. */
export function FactRows({ entity, value = NONE, onChange }: FactRowsProps): ReactElement {
  const set = (index: number, change: Partial<FactDraft>): void =>
    onChange?.(value.map((fact, at) => (at === index ? { ...fact, ...change } : fact)));
  return (
    <div className="topic-facts">
      {value.map((fact, index) => (
        <FactRow
          key={index}
          fact={fact}
          of={`第 ${index + 1} 条`}
          only={value.length === 1}
          onSet={(change) => set(index, change)}
          onRemove={() => onChange?.(value.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        type="dashed"
        block
        icon={<AddIcon />}
        disabled={value.length >= GOLDEN_LIMITS.facts}
        onClick={() => onChange?.([...value, { ...EMPTY_FACT, entity }])}
      >
        添加一条
      </Button>
    </div>
  );
}

interface FactRowProps {
  readonly fact: FactDraft;
  readonly of: string;
  readonly only: boolean;
  readonly onSet: (change: Partial<FactDraft>) => void;
  readonly onRemove: () => void;
}

function FactRow({ fact, of, only, onSet, onRemove }: FactRowProps): ReactElement {
  const { kind } = fact;
  return (
    <div className="topic-fact">
      <Select<GoldenFact['kind']>
        aria-label={`${of}的类型`}
        value={kind}
        options={KINDS}
        onChange={(next) => onSet({ kind: next })}
      />
      {kind === 'words' ? (
        <Input
          className="topic-fact-words"
          aria-label={`${of}的文字`}
          placeholder="回答中应出现的文字"
          maxLength={GOLDEN_LIMITS.words}
          value={fact.words}
          onChange={({ target }) => onSet({ words: target.value })}
        />
      ) : (
        <>
          <Input
            aria-label={`${of}的对象`}
            placeholder="对象，不填则不限"
            maxLength={GOLDEN_LIMITS.entity}
            value={fact.entity}
            onChange={({ target }) => onSet({ entity: target.value })}
          />
          <Input
            aria-label={`${of}的期间`}
            placeholder="期间，不填则不限"
            maxLength={PERIOD_LENGTH}
            value={fact.period}
            onChange={({ target }) => onSet({ period: target.value })}
          />
          <Input
            aria-label={`${of}的指标`}
            placeholder="指标名称，例如营业总收入"
            maxLength={GOLDEN_LIMITS.title}
            value={fact.title}
            onChange={({ target }) => onSet({ title: target.value, table: null })}
          />
        </>
      )}
      <Button type="link" size="small" disabled={only} aria-label={`移除${of}`} onClick={onRemove}>
        移除
      </Button>
    </div>
  );
}
