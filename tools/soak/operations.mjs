import { Fault } from '../run/fault.mjs';

/**
 * One call of the OpenAPI document.
 * @typedef {import('./values-of-schema.mjs').Schema} Schema
 * @typedef {{ id: string, method: string, path: string, services: readonly string[], isPublic: boolean,
 *   inPath: readonly string[], query: Schema | null, body: Schema | null }} Operation
 */

/**
 * Every call of the suite's own OpenAPI document.
 * @param {string} url of the suite
 * @returns {Promise<{ operations: readonly Operation[], resolve: import('./values-of-schema.mjs').Resolve }>}
 */
export async function readOperations(url) {
  const answer = await fetch(`${url}/api/docs/openapi.json`);
  if (!answer.ok) throw new Fault(`no OpenAPI document: ${answer.status}`);
  /** @type {any} */
  const document = await answer.json();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(/** @type {object} */ (methods)).map(([method, operation]) =>
      operationOf(method, path, operation),
    ),
  );
  if (operations.length === 0) throw new Fault('the OpenAPI document lists no call');
  const schemas = document.components.schemas;
  return {
    operations,
    resolve: (reference) => schemas[reference.replace('#/components/schemas/', '')] ?? {},
  };
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} operation
 * @returns {Operation}
 */
function operationOf(method, path, operation) {
  /** @type {{ name: string, in: string, required: boolean, schema: Schema }[]} */
  const parameters = operation.parameters ?? [];
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    services: operation['x-services'],
    isPublic: operation.security.length === 0,
    inPath: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    query: operation.requestBody
      ? null
      : {
          properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
          required: inQuery.filter(({ required }) => required).map(({ name }) => name),
        },
    body: operation.requestBody?.content['application/json']?.schema ?? null,
  };
}
