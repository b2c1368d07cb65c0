import { importing, inserting } from './wire.mjs';

/**
 * The files and edits by which a service serves a chart: only the parts that depend on how calls are served.
 * @param {Readonly<Record<string, string>>} names
 * @param {string} service folder of the feature
 * @returns {Pick<import('./kinds.mjs').Plan, 'files' | 'wiring'>}
 */
export function chartWiring({ name, Pascal, camel, domain, feature }, service) {
  const parts = `${service}/${feature}.parts.ts`;
  const module = `services/${domain}/src/${domain}.module.ts`;
  return {
    files: [['chart/answers.ts', `${service}/${name}-answers.ts`]],
    wiring: [
      importing(parts, `import { ${Pascal}Service } from './${name}.service.ts';`),
      inserting(parts, /providers: \[\s*\.\.\.tables\.providers/, `, ${Pascal}Service`),
      importing(module, `import { ${camel}Answers } from './${feature}/${name}-answers.ts';`),
      inserting(module, /callControllers\([^;]*(?=\},?\s*\);)/, ` ...${camel}Answers,`),
    ],
  };
}
