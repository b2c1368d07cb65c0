/** The LIKE pattern for texts that begin with `text`; wildcards in it are matched literally. */
export const textStarting = (text: string): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The LIKE pattern for texts that contain `text`. */
export const textContaining = (text: string): string => `%${textStarting(text)}`;
