import { hasAnyRole, type Access } from '../../users/index.ts'

/** Who says what groups of a directory give: administrators, since it decides who sees what (ADM-09). */
export const canMapGroups = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])
