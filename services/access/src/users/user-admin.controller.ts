import { Controller } from '@nestjs/common';
import { userEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class UserAdminController {
  @Serve(userEntries.userDetail)
  userDetail(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.addUser)
  addUser(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.updateUser)
  updateUser(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.setUserStatus)
  setUserStatus(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.resetPassword)
  resetPassword(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.updatePermission)
  updatePermission(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.deleteUsers)
  deleteUsers(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.userSessions)
  userSessions(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(userEntries.endUserSessions)
  endUserSessions(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
