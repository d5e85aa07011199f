import type { TenantKey } from '../tenants.ts'
import { alpenquell } from './alpenquell.ts'
import type { DemoCampaign } from './campaigns.types.ts'
import { voltrad } from './voltrad.ts'
import { wohnwerk } from './wohnwerk.ts'

export type { DemoCampaign, DemoChannel } from './campaigns.types.ts'

/** Seen by all of a channel's readers; the agency begins, then they take turns. */
export const talk = {
  de: [
    'Die Buchungsunterlagen liegen im Ordner der Kampagne.',
    'Danke, gesehen. Können wir die zweite Woche etwas stärker gewichten?',
    'Ja, das passt ins Budget. Der angepasste Streuplan kommt bis Freitag.',
    'Sehr gut. Die Motive haben wir intern freigegeben.',
    'Die Motive sind beim Verlag angekommen und technisch geprüft.',
    'Perfekt, dann kann es losgehen.',
  ],
  en: [
    'The booking documents are in the campaign’s folder.',
    'Thanks, seen. Could we put a little more weight on week two?',
    'Yes, that fits the budget. The revised schedule is coming by Friday.',
    'Great. The creatives are signed off on our side.',
    'The publisher has received the creatives and checked them.',
    'Perfect, then we are good to go.',
  ],
} as const

/** The campaigns of each tenant: 16 with 58 channels together, in every state. */
export const campaigns: Readonly<Record<TenantKey, readonly DemoCampaign[]>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
