import { notificationTypes, relatedObjectTypes } from '@atrium/api-client/contract'
import type { TenantKey } from './tenants.ts'

interface Template {
  type: number
  de: (name: string, actor: string) => string
  en: (name: string, actor: string) => string
}

const t = notificationTypes

/** What a notification of each type says. The last one is of a type that no reader knows. */
const templates: readonly Template[] = [
  {
    type: t.ApprovalCreated,
    de: (name, actor) => `${actor} bittet um Ihre Freigabe: ${name}.`,
    en: (name, actor) => `${actor} asks for your approval: ${name}.`,
  },
  {
    type: t.ChannelUpdated,
    de: (name, actor) => `${actor} hat einen Kanal geändert: ${name}.`,
    en: (name, actor) => `${actor} changed a channel: ${name}.`,
  },
  {
    type: t.CampaignPost,
    de: (name, actor) => `${actor} hat einen Beitrag zu ${name} geschrieben.`,
    en: (name, actor) => `${actor} posted about ${name}.`,
  },
  {
    type: t.TaskCreated,
    de: (name, actor) => `${actor} hat eine Aufgabe angelegt: ${name}.`,
    en: (name, actor) => `${actor} created a task: ${name}.`,
  },
  {
    type: t.ChannelCreated,
    de: (name, actor) => `${actor} hat einen Kanal angelegt: ${name}.`,
    en: (name, actor) => `${actor} created a channel: ${name}.`,
  },
  {
    type: t.ApprovalAccepted,
    de: (name) => `Freigegeben: ${name}.`,
    en: (name) => `Approved: ${name}.`,
  },
  {
    type: t.ChannelOptimized,
    de: (name, actor) => `${actor} hat einen Kanal optimiert: ${name}.`,
    en: (name, actor) => `${actor} optimised a channel: ${name}.`,
  },
  {
    type: t.TaskCompleted,
    de: (name, actor) => `${actor} hat eine Aufgabe erledigt: ${name}.`,
    en: (name, actor) => `${actor} completed a task: ${name}.`,
  },
  {
    type: t.ApprovalPartialAccepted,
    de: (name) => `Teilweise freigegeben: ${name}.`,
    en: (name) => `Partly approved: ${name}.`,
  },
  {
    type: t.ChannelPost,
    de: (name, actor) => `${actor} hat einen Beitrag zum Kanal ${name} geschrieben.`,
    en: (name, actor) => `${actor} posted in the channel ${name}.`,
  },
  {
    type: t.ApprovalRejected,
    de: (name) => `Abgelehnt: ${name}.`,
    en: (name) => `Rejected: ${name}.`,
  },
  {
    type: t.TaskUpdated,
    de: (name, actor) => `${actor} hat eine Aufgabe geändert: ${name}.`,
    en: (name, actor) => `${actor} changed a task: ${name}.`,
  },
  {
    type: t.ChannelCanceled,
    de: (name, actor) => `${actor} hat einen Kanal storniert: ${name}.`,
    en: (name, actor) => `${actor} cancelled a channel: ${name}.`,
  },
  {
    type: 99,
    de: (name) => `Neues zu ${name}.`,
    en: (name) => `News about ${name}.`,
  },
]

/** Exactly 120 characters. */
const longName =
  'Nachhaltigkeit 2.0: Mehrweg, Quellenschutz und regionale Lieferketten im Handel, in der Gastronomie und bei Großkunden A'

const objects: Readonly<Record<TenantKey, readonly string[]>> = {
  alpenquell: [
    'Kids Schulstart',
    'Sommerfrische Classic',
    'Zitrone Launch DACH',
    'Wiesn-Spezial',
    'Herbst Gastro',
    longName,
    'Winterbrand',
  ],
  wohnwerk: [
    'Neueröffnung Göttingen',
    'Küchenwochen Frühjahr',
    'Räumungsverkauf Kassel',
    'Gartenmöbel Süd',
    'Black Week',
  ],
  voltrad: ['Urban Range', 'Austin Soft Launch', 'Dealer Days'],
}

export interface DemoNews {
  type: number
  message: string
  objectName: string
  objectType: number
  count: number
  /** Hours before the first start. */
  hoursAgo: number
  isViewed: boolean
}

const channelTypes: readonly number[] = [
  t.ChannelPost,
  t.ChannelCreated,
  t.ChannelUpdated,
  t.ChannelOptimized,
  t.ChannelCanceled,
]

/** The notifications of one person in one tenant, newest first. */
export function newsFor(
  tenant: TenantKey,
  person: { language: 'de' | 'en'; actorName: string; count: number; unread: number },
): DemoNews[] {
  const names = objects[tenant]
  return Array.from({ length: person.count }, (_, index) => {
    const template = templates[index % templates.length]!
    const objectName = names[(index * 3 + (index % 2)) % names.length]!
    return {
      type: template.type,
      message: template[person.language](objectName, person.actorName),
      objectName,
      objectType: channelTypes.includes(template.type)
        ? relatedObjectTypes.Channel
        : relatedObjectTypes.Campaign,
      count: index % 7 === 3 ? 3 : 1,
      hoursAgo: 1 + index * 7 + Math.floor(index / 9) * 20,
      isViewed: index >= person.unread,
    }
  })
}
