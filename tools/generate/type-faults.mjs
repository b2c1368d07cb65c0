import { join } from 'node:path';
import ts from 'typescript';

/** Declarations that no file imports. */
const DECLARED = {
  web: ['mfe-company/src/css.d.ts', 'libs/*/src/css.d.ts'],
  node: ['libs/quant/src/**/*.d.ts'],
};

/**
 * The type errors of files by `tsconfig.<side>.json`. Their imports are read, but not checked again: `npm run
 * types` does.
 * @param {string} root
 * @param {keyof typeof DECLARED} side
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
export function typeFaults(root, side, files) {
  const config = { extends: `./tsconfig.${side}.json`, include: DECLARED[side], files };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  const checked = files.map((file) => {
    const source = program.getSourceFile(join(root, file));
    if (source === undefined) throw new Error(`${file} is not read`);
    return source;
  });
  const faults = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...checked.flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
  ];
  return faults.map(({ file, messageText }) => {
    return `${file?.fileName ?? side}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
