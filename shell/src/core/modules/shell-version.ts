import manifest from '../../../package.json' with { type: 'json' };

export const SHELL_VERSION: string = manifest.version;
