import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../run/json-file.mjs';
import { MODEL_KEY, startModelServer } from '../models/model-server.mjs';

/** The names of the journeys' models, by what each of them does. */
const MODELS = { 甲模型: 'honest', 乙模型: 'liar', 丙模型: 'slow:150' };

/**
 * The journeys' models, and the files that configure them for the suite.
 * @param {string} directory
 * @returns {Promise<{ url: string, file: string, stop: () => Promise<void> }>}
 */
export async function openModelServer(directory) {
  const server = await startModelServer();
  const [file, keyFile] = [join(directory, 'ai/models.json'), join(directory, 'ai/key')];
  const price = { input: 4, output: 12 };
  await writeJson(
    file,
    Object.entries(MODELS).map(([name, model]) => ({ name, model, baseUrl: server.url, keyFile, price })),
  );
  await writeFile(keyFile, MODEL_KEY);
  return { url: server.url, file, stop: server.close };
}
