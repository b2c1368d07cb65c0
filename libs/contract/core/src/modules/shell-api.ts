/**
 * The contract between the shell and a remote, as semver: a module states the range it needs. Apart from the
 * schemas: the shell asks for it without zod.
 */
export const SHELL_API = '1.1.0';
