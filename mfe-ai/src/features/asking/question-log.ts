import { aiEntries, type QuestionEvent } from '@console/contract-ai';
import { createStore, type Store } from '@console/platform';
import { client } from '../../client.ts';
import { afterEvent, type LiveAnswers } from './live-answers.ts';

export interface LoggedAnswers {
  readonly answers: LiveAnswers;
  /** Whether all answers have ended. */
  readonly isDone: boolean;
  /** Why the log could not be followed; null while it can. */
  readonly fault: Error | null;
}

const NOTHING: LoggedAnswers = { answers: {}, isDone: false, fault: null };

/** What the log of a question has said of its answers since it was followed. */
export interface QuestionLog extends Pick<Store<LoggedAnswers>, 'get' | 'subscribe'> {
  /** Follows the log from its beginning; nothing where it is followed already. */
  follow(): void;
  stop(): void;
}

export function createQuestionLog(questionId: number): QuestionLog {
  const store = createStore(NOTHING);
  let close: (() => void) | null = null;
  const change = (changes: Partial<LoggedAnswers>): void => store.set({ ...store.get(), ...changes });
  const stop = (): void => {
    close?.();
    close = null;
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop,
    follow() {
      if (close !== null) return;
      // What was shown stays until the first event of this reading.
      let answers: LiveAnswers = {};
      change({ isDone: false, fault: null });
      close = client.follow(
        aiEntries.questionEvents,
        { questionId, after: 0 },
        {
          events: {
            answer: (event) => {
              answers = afterEvent(answers, event as QuestionEvent);
              change({ answers });
            },
            done: () => {
              stop();
              change({ isDone: true });
            },
          },
          over: (fault) => change({ fault }),
        },
      );
    },
  };
}
