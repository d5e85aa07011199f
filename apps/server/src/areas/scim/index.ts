export { mountScim } from './scim.routes.ts'
