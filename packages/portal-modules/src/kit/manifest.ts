import type { LucideIcon } from 'lucide-react'
import type { Locale } from './host.tsx'

/** The part of a module that is loaded at once: what a list of modules needs. */
export interface Manifest<Config = unknown> {
  /** As it stands in the server's data, and the module's folder name without dashes. */
  type: string
  title: Readonly<Record<Locale, string>>
  icon: LucideIcon
  /** Checks what the server gives as configuration; a Zod schema fits. */
  configSchema?: { parse: (value: unknown) => Config }
}

/** Declares a manifest. */
export function defineManifest<Config>(manifest: Manifest<Config>): Manifest<Config> {
  return manifest
}
