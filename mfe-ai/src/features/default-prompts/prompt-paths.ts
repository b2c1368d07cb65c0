export const PROMPT_LIST_PATH = '/expertsystem/ydc';
/** The editor's path; without an id it adds a new prompt. */
export const PROMPT_EDIT_PATH = '/expertsystem/ydc/edit';

export const promptEditPath = (id: number): string => `${PROMPT_EDIT_PATH}?id=${id}`;

/** A prompt's id in an address; null for anything else. */
export const promptIdIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
