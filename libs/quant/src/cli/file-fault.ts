/** A file that cannot be read, and why. */
export class FileFault extends Error {
  constructor(file: string, cause: string) {
    super(`${file}: ${cause}`);
  }
}
