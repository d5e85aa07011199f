import type { Language } from '../../platform/locales.ts'

/** What a notification's words are made of. */
export interface Facts {
  /** Who did it last. */
  actor: string
  /** Others did some of it. */
  hasOthers: boolean
  /** What it is about. */
  name: string
  /** Where that lies; the name itself where nothing else is said. */
  place: string
  /** How many things it stands for. */
  count: number
  /** Under which something is approved. */
  condition?: string | undefined
}

interface Words {
  /** One sentence, for the list and the digest. */
  message: (facts: Facts) => string
  /** Of a mail. */
  subject: (facts: Facts) => string
}

export interface Wording extends Record<Language, Words> {
  type: number
}
