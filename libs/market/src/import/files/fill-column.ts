import type { Filling } from '../../schema/table-definition.ts';
import { pinyinOf, pinyinInitialsOf } from './pinyin-of.ts';

/** The value of a filled column, as text, `''` when unknown; takes a column's text of the same row. */
export type FillColumn = (textOf: (column: string) => string) => string;

export function fillColumn(filling: Filling): FillColumn {
  if (filling.by === 'weighted-sum') return weightedSum(filling.weights);
  if (filling.by === 'score') return score(filling.column, filling.scores);
  const { column } = filling;
  const inLetters = LETTERS[filling.by];
  return (textOf) => inLetters(textOf(column));
}

const LETTERS = { pinyin: pinyinOf, 'pinyin-initials': pinyinInitialsOf } as const;

function weightedSum(weights: Readonly<Record<string, number>>): FillColumn {
  const parts = Object.entries(weights);
  return (textOf) => {
    let sum = 0;
    let given = 0;
    for (const [column, weight] of parts) {
      const text = textOf(column);
      if (text === '') continue;
      sum += weight * Number(text);
      given += 1;
    }
    return given === 0 ? '' : String(sum);
  };
}

function score(column: string, scores: Readonly<Record<string, number>>): FillColumn {
  return (textOf) => {
    const text = textOf(column);
    return Object.hasOwn(scores, text) ? String(scores[text]) : '';
  };
}
