import { tableName } from '@console/node-kit';

export const factorTable = (): string => tableName('invest', 'factor');
export const versionTable = (): string => tableName('invest', 'factor_version');
export const referenceTable = (): string => tableName('invest', 'factor_reference');

/** The factors `f` with their newest version `v`. */
export const newestFactors = (): string =>
  `${factorTable()} f JOIN ${versionTable()} v ON v.factor_id = f.id AND v.version = f.version`;

/** The users who made and last changed `f`; of the demo nobody did. */
export const factorUsers = (): string =>
  `LEFT JOIN ${tableName('access', 'user_public')} maker ON maker.tenant_id = f.tenant_id AND maker.id = f.created_by
   LEFT JOIN ${tableName('access', 'user_public')} editor ON editor.tenant_id = f.tenant_id AND editor.id = f.updated_by`;
