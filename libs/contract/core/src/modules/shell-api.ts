/**
 * The contract between the shell and a remote, as semver: a module states the range it needs. Separate from
 * the schemas, so that the shell reads it without loading zod.
 */
export const SHELL_API = '1.2.0';
