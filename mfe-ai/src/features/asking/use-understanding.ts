import { aiEntries, type QuestionSubject } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { client } from '../../client.ts';
import { usePaused } from './use-paused.ts';

/** The pause in typing after which a text is read. */
const PAUSE_MS = 300;
/** The least score that is taken without being chosen. */
const SURE = 0.5;

type Understood = OutputOf<typeof aiEntries.understandQuestion>;

export interface Understanding {
  readonly found: Understood['subjects'];
  /** The topics that the text may be of, the likeliest first. */
  readonly topics: Understood['topics'];
  /** What the text is surely about; null for nothing. */
  readonly subject: QuestionSubject | null;
}

/** What a text is about, while it is typed. */
export function useUnderstanding(text: string): Understanding {
  const asked = usePaused(text, PAUSE_MS);
  const { data } = useCall(
    client,
    aiEntries.understandQuestion,
    { text: asked.trim() },
    { enabled: asked.trim() !== '', keepPrevious: true },
  );
  const { subjects: found, topics } = asked.trim() === '' || data === undefined ? NOTHING : data;
  const [first] = found;
  const subject =
    first === undefined || first.score < SURE ? null : { kind: first.kind, id: first.id, name: first.name };
  return { found, topics, subject };
}

const NOTHING: Understood = { subjects: [], topics: [] };
