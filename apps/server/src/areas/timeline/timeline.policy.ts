import { hasAnyRole, type Access } from '../users/index.ts'

/** A timeline tells what the agency has to tell, as posts do; who sees it reads it (POST-04). */
export const canAddItem = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])
