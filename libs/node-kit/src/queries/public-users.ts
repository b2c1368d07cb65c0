/** A user as services other than access may read them. */
interface PublicUserRow {
  readonly tenant_id: string;
  readonly id: number;
  readonly username: string;
  readonly real_name: string;
  readonly active: 0 | 1;
}

/** The users, for the queries of a service that names them. */
export interface PublicUsers {
  readonly 'access.user_public': PublicUserRow;
}
