'use client'

export { manifest } from './manifest.ts'
export { Invoices } from './Invoices.tsx'
export type { InvoicesProps } from './Invoices.tsx'
export type * from './invoices.port.ts'
