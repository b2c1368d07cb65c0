import { readFile } from 'node:fs/promises';
import { modelsSchema, type ModelConfig } from './model-config.ts';

/** A model that can be asked. */
export interface UsableModel extends Omit<ModelConfig, 'keyEnv' | 'keyFile'> {
  /** Null where it needs none. Never leaves the process but to the model. */
  readonly key: string | null;
}

export interface ReadModels {
  readonly models: readonly UsableModel[];
  /** What is wrong with the configuration, without any value of it. */
  readonly faults: readonly string[];
}

export interface ModelSource {
  /** JSON; used when there is no file. */
  readonly text: string;
  readonly file: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Reads the configured models. A model whose key cannot be read is left out, with a fault. Never throws. */
export async function readModels({ text, file, env }: ModelSource): Promise<ReadModels> {
  const content = file === undefined ? text || '[]' : await contentOf(file);
  const value = content === null ? undefined : parsed(content);
  if (value === undefined) return { models: [], faults: ['is not JSON that can be read'] };
  const read = modelsSchema.safeParse(value);
  if (!read.success)
    return {
      models: [],
      faults: read.error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`),
    };
  const models: UsableModel[] = [];
  const faults: string[] = [];
  for (const { keyEnv, keyFile, ...model } of read.data) {
    const found =
      keyEnv !== undefined ? env[keyEnv] : keyFile !== undefined ? await contentOf(keyFile) : null;
    const key = found === null && keyFile === undefined ? null : (found ?? '').trim();
    if (key === '') faults.push(`${model.name} has no key`);
    else models.push({ ...model, key });
  }
  return { models, faults };
}

/** Null when it cannot be read. */
const contentOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** Undefined when it is no JSON. The parser's message is not passed on: it quotes the text, which may be a key. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `[1].baseUrl` */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
