/** A prompt of a topic: its workflow number stays the same in every version of the topic's templates. */
export interface PromptPlace {
  readonly topicId: number;
  readonly promptLevel: number;
}

/** More than any workflow number, so that the id has room for both numbers. */
export const LEVELS = 100_000;

/** The id of a prompt: `700002` for the second of topic 7. */
export const topicPromptId = ({ topicId, promptLevel }: PromptPlace): number =>
  topicId * LEVELS + promptLevel;

/** The place that an id stands for; one that no topic has for any other number. */
export const promptPlace = (id: number): PromptPlace => ({
  topicId: Math.floor(id / LEVELS),
  promptLevel: id % LEVELS,
});
