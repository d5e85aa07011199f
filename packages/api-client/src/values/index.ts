export * from './constants.ts'
export * from './day.ts'
export * from './roles.ts'
export * from './values.ts'
