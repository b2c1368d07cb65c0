export const PROMPT_LIST_PATH = '/expertsystem/ydc';
/** The editor's path; without an id it adds a new prompt. */
export const PROMPT_EDIT_PATH = '/expertsystem/ydc/edit';

export const promptEditPath = (id: number): string => `${PROMPT_EDIT_PATH}?id=${id}`;
