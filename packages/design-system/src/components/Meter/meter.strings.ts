import { defineStrings } from '../../intl/index.ts'

/** The words of a meter. */
export const meterStrings = defineStrings('Meter', {
  en: { over: (share: string) => `${share} over the limit` },
  de: { over: (share) => `${share} über der Grenze` },
})
