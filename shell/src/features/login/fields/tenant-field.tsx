import { TENANT_ID_MAX } from '@console/contract-access/limits';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import './field.css';
import type { Tenant } from './use-tenant.ts';

/** A field for the tenant's number; where the domain determines the tenant, its name. */
export function TenantField({ tenant }: { readonly tenant: Tenant }): ReactElement {
  if (tenant.tenantName !== null) return <TenantLine name={tenant.tenantName} />;
  return (
    <Field
      label="租户编号"
      hint="选填，默认 000000"
      name="tenantId"
      placeholder="000000"
      autoComplete="organization"
      maxLength={TENANT_ID_MAX}
      value={tenant.typed}
      fault={undefined}
      onChange={(event) => tenant.type(event.target.value)}
    />
  );
}

/** The tenant's name, as high as the field it replaces, so that the form does not move. */
export function TenantLine({ name }: { readonly name: string }): ReactElement {
  return (
    <p className="shell-field-tenant">
      租户<span>{name}</span>
    </p>
  );
}
