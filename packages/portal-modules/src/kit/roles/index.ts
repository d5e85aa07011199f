export { isRole, type Role } from './roles.ts'
export { useRoleName } from './useRoleName.ts'
