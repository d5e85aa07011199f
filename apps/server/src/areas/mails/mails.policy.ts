import { hasAnyRole, type Access } from '../users/index.ts'

/** What the portal wrote to people is the administrators' to read. */
export const canSeeOutbox = ({ roles }: Pick<Access, 'roles'>) =>
  hasAnyRole(roles, ['ADMINISTRATOR'])
