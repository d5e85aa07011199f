import { hasAnyRole, type Access } from '../users/index.ts'

/** What cockpits are told comes from systems of the agency, and from whoever plans campaigns there. */
export const canPutFigures = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])
