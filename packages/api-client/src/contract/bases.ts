import type { Base } from './call.ts'

/** Where the reference server mounts each base (API-38); an agency's own backend may stand elsewhere. */
export const defaultBases: Readonly<Record<Base, string>> = {
  api: '/api/v1.0',
  services: '/services',
  extendedServices: '/extended-services',
  storage: '/storage',
  images: '/images',
  reports: '/bi',
}

export type Bases = typeof defaultBases
