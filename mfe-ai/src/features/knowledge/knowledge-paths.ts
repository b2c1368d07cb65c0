/** The pages of the knowledge base. */
export const KNOWLEDGE_LIST_PATH = '/expertsystem/knowledge';
/** With an id the entry is read and changed, without one a new one is added. */
export const KNOWLEDGE_EDIT_PATH = '/expertsystem/knowledge/edit';

export const knowledgeEditPath = (id: number): string => `${KNOWLEDGE_EDIT_PATH}?id=${id}`;
