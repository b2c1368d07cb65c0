import { Controller } from '@nestjs/common';
import { userEntries, type Colleague } from '@console/contract-access';
import { AUTHORITIES, type OutputOf, type Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { UserRepository } from './user-repository.ts';

@Controller()
export class UsersController {
  constructor(private readonly users: UserRepository) {}

  @Serve(userEntries.colleagues)
  async colleagues(@Input() _input: object, @Signed() { tenantId }: Session): Promise<Colleague[]> {
    return [...(await this.users.colleagues(tenantId))];
  }

  @Serve(userEntries.authorities)
  authorities(): OutputOf<typeof userEntries.authorities> {
    return Object.entries(AUTHORITIES).map(([authority, name]) => ({ authority, name }));
  }
}
