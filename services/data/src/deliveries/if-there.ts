/** None of the name, or a file where the path takes it for a folder. */
const ABSENT = new Set<string | undefined>(['ENOENT', 'ENOTDIR']);

/**
 * What the file system answers about a file or folder; null where there is none. Every other failure is thrown: a
 * folder that cannot be read is not an empty one.
 */
export async function ifThere<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code)) return null;
    throw error;
  }
}
