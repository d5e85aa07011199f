'use client'

export { AtriumHost } from './AtriumHost.tsx'
export type { AtriumHostProps } from './AtriumHost.tsx'
export { addressIn } from './address.ts'
export type { HostAddress, RouterAddress } from './address.ts'
