import type { LucideIcon } from 'lucide-react'
import type { Language } from './module-host/host.tsx'
import type { TourPlan } from './tour.ts'

/** The part of a module that is loaded at once: what a list of modules needs. */
export interface Manifest<Config = unknown> {
  /** As it stands in the server's data, and the module's folder name without dashes. */
  type: string
  title: Readonly<Record<Language, string>>
  icon: LucideIcon
  /** Stands with others under the page's heading; absent: it fills a page and brings the heading. */
  isPart?: boolean
  /** Checks what the server gives as configuration; a Zod schema fits. */
  configSchema?: { parse: (value: unknown) => Config }
  /** The module's own guided tour; without one there is a single step about the place (TOUR-02, TOUR-03). */
  tour?: () => Promise<TourPlan>
}

/** Declares a manifest. */
export function defineManifest<Config>(manifest: Manifest<Config>): Manifest<Config> {
  return manifest
}
