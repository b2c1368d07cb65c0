/** What a thread is started with that reads documents; the others clean rich text. */
export const DOCUMENTS = 'documents';
