import { isDeepStrictEqual } from 'node:util';
import type { GivenTemplateItem, TemplateItem } from '@console/contract-ai';

/** Items as they are stored, by workflow number: a new one gets the highest number and one, the others keep theirs. */
export function templateItems(given: readonly GivenTemplateItem[]): TemplateItem[] {
  let highest = Math.max(0, ...given.map(({ promptLevel }) => promptLevel ?? 0));
  return given
    .map(({ promptLevel, invTargetDsDictKey, prompt, expertResponse }) => ({
      promptLevel: promptLevel ?? (highest += 1),
      invTargetDsDictKey,
      prompt,
      expertResponse: expertResponse ?? '',
    }))
    .sort((one, other) => one.promptLevel - other.promptLevel);
}

/** Whether two versions ask the same. */
export const sameItems = (one: readonly TemplateItem[], other: readonly TemplateItem[]): boolean =>
  isDeepStrictEqual(one, other);
