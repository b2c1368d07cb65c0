import { Controller } from '@nestjs/common';
import { signInEntries } from '@console/contract-access';
import type { InputOf, OutputOf } from '@console/contract-core';
import { Input, Serve } from '@console/node-kit';
import { TenantDomains } from './tenant-domains.ts';

@Controller()
export class TenantsController {
  constructor(private readonly domains: TenantDomains) {}

  @Serve(signInEntries.tenantInfo)
  tenantInfo(
    @Input() { domain }: InputOf<typeof signInEntries.tenantInfo>,
  ): Promise<OutputOf<typeof signInEntries.tenantInfo>> {
    return this.domains.tenantOf(domain);
  }
}
