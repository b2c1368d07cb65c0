import { UserAdminController } from './user-admin.controller.ts';
import { UserRepository } from './user-repository.ts';
import { UsersController } from './users.controller.ts';

/** What the module holds of this folder. */
export const usersParts = {
  controllers: [UsersController, UserAdminController],
  providers: [UserRepository],
};
