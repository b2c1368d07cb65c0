import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Provider } from '@nestjs/common';
import { codeVersion } from './backtests/compute/code-version.ts';

/** The version of the service's code, as run cards and seals name it. */
export const CODE_VERSION = Symbol('CODE_VERSION');

// The service's module, bundled or not: this file is beside it in both forms.
export const serviceCodeVersion = (): Promise<string> =>
  codeVersion(pathToFileURL(join(import.meta.dirname, `main${extname(import.meta.filename)}`)));

export const codeVersionProvider: Provider = { provide: CODE_VERSION, useFactory: serviceCodeVersion };
