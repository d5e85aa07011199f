import { hasAnyRole, type Access } from '../users/index.ts'

/** What cockpits are told comes from systems of the agency, and from whoever looks after these. */
export const canPutFigures = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])
