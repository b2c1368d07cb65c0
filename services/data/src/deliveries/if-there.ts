/** Error codes for: no such name, or a file where the path expects a folder. */
const ABSENT = new Set<string | undefined>(['ENOENT', 'ENOTDIR']);

/**
 * The result of a file system call about a file or folder; null when it does not exist. Every other failure is thrown:
 * a folder that cannot be read is not an empty one.
 */
export async function ifThere<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code)) return null;
    throw error;
  }
}
