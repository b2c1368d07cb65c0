/**
 * Compiles like the bundles of the suite: decorators with the types that Nest and TypeORM read.
 * @param {boolean} tsx
 */
export function swcOptions(tsx) {
  return {
    jsc: {
      target: /** @type {const} */ ('es2023'),
      parser: { syntax: /** @type {const} */ ('typescript'), tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: /** @type {const} */ ('automatic') },
      },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
  };
}
