'use client'

export { manifest } from './manifest.ts'
export { Customers } from './Customers.tsx'
export type { CustomersProps } from './Customers.tsx'
export type * from './customers.port.ts'
