import { TEMPLATE_VARIABLES } from '@console/contract-ai';
import type { ReactElement } from 'react';

const VARIABLES = Object.entries(TEMPLATE_VARIABLES)
  .map(([name, title]) => `{{${name}}} ${title}`)
  .join('　');

/** What a prompt template may name. */
export const TemplateVariables = (): ReactElement => <p className="c-hint">可用变量：{VARIABLES}</p>;
