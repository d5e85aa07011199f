'use client'

export { manifest } from './manifest.ts'
export { Configuration } from './Configuration.tsx'
export type { ConfigurationProps } from './Configuration.tsx'
export type { ConfigurationPort, SettingChange, StoredSetting } from './configuration.port.ts'
