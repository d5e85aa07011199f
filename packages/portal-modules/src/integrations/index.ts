'use client'

export { manifest } from './manifest.ts'
export { Integrations } from './Integrations.tsx'
export type { IntegrationsProps } from './Integrations.tsx'
export type * from './integrations.port.ts'
