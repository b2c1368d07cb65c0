/** What LIKE takes for text that begins so; its own signs stand for themselves. */
export const textStarting = (text: string): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** What LIKE takes for text that holds this. */
export const textContaining = (text: string): string => `%${textStarting(text)}`;
