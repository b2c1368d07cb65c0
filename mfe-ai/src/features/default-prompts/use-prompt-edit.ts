import {
  aiEntries,
  DEFAULT_PROMPT_TEXTS,
  PROMPT_TEXT_LENGTH,
  PROMPT_TEXT_TITLES,
  PROMPT_TEXTS,
  type DefaultPrompt,
} from '@console/contract-ai';
import { usePlatform } from '@console/platform';
import { useEdit, type Edit } from '@console/ui/edit';
import { client } from '../../client.ts';
import { PROMPT_LIST_PATH } from './prompt-paths.ts';
import { textsOf, type PromptTexts } from './prompt-texts.ts';

/**
 * The six texts while they are edited, starting from `prompt`; null begins a new one. After a save the list
 * is shown. `release`: whether a new version of the prompt in use is in use at once.
 */
export function usePromptEdit(
  prompt: DefaultPrompt | null,
  release: boolean,
): Edit<DefaultPrompt, PromptTexts> {
  const { navigate } = usePlatform();
  return useEdit({
    client,
    read: prompt,
    fields: textsOf,
    sent: (texts: PromptTexts) => faultOf(texts) ?? texts,
    add: (texts, keyOf) => client.call(aiEntries.addDefaultPrompt, texts, { idempotencyKey: keyOf(texts) }),
    update: (texts, { id, version }) =>
      client.call(aiEntries.updateDefaultPrompt, { id, version, release, ...texts }),
    latest: ({ id }) => client.call(aiEntries.defaultPrompt, { id }),
    readOf: (saved) => saved,
    notice: ({ active, version, activeVersion }) => {
      if (prompt === null) return DEFAULT_PROMPT_TEXTS.added;
      const waits = active && version > prompt.version && version !== activeVersion;
      return waits ? `${DEFAULT_PROMPT_TEXTS.saved} 第 ${version} 版尚未启用` : DEFAULT_PROMPT_TEXTS.saved;
    },
    leave: () => navigate(PROMPT_LIST_PATH),
  });
}

/** The service's refusal of these texts; null when there is none. */
function faultOf(texts: PromptTexts): Error | null {
  if (PROMPT_TEXTS.every((name) => texts[name].trim() === '')) return new Error(DEFAULT_PROMPT_TEXTS.empty);
  const long = PROMPT_TEXTS.filter((name) => texts[name].length > PROMPT_TEXT_LENGTH);
  if (long.length === 0) return null;
  const titles = long.map((name) => PROMPT_TEXT_TITLES[name]).join('、');
  return new Error(`${titles}超出 ${PROMPT_TEXT_LENGTH} 字，请删减后保存`);
}
