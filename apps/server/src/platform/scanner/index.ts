export { createClamdScanner } from './clamd.ts'
