'use client'

export { manifest } from './manifest.ts'
export { DirectOrders } from './DirectOrders.tsx'
export type { DirectOrdersProps } from './DirectOrders.tsx'
export type * from './direct-orders.port.ts'
export type * from './region-budgets.port.ts'
