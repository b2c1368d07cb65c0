import { TOPIC_MESSAGES, type TemplateItem } from '@console/contract-ai';
import { Refusal } from '@console/contract-core';
import { checkTemplate, TemplateFault } from './template-language.ts';

/** Refuses items whose prompt is no valid template, with the number of the first and its cause. */
export function refuseBadTemplates(items: readonly TemplateItem[]): void {
  items.forEach(({ prompt }, index) => {
    try {
      checkTemplate(prompt);
    } catch (error) {
      if (!(error instanceof TemplateFault)) throw error;
      throw new Refusal(TOPIC_MESSAGES.badTemplate, { level: index + 1, cause: error.message });
    }
  });
}
