import { notificationTypes, relatedObjectTypes } from '@atrium/api-client/contract'
import { messageOf, wordings, type NewsKind } from '../../areas/notifications/index.ts'
import type { TenantKey } from '../tenants.ts'

const t = notificationTypes

/** What happens, in turn; `undefined` is of a type that no reader knows. */
const kinds: readonly (NewsKind | undefined)[] = [
  'approvalCreated',
  'channelUpdated',
  'campaignPost',
  'taskCreated',
  'channelCreated',
  'approvalAccepted',
  'channelOptimized',
  'taskCompleted',
  'approvalPartialAccepted',
  'channelPost',
  'approvalRejected',
  'taskUpdated',
  'channelCanceled',
  undefined,
]

const unknown = {
  type: 99,
  de: (name: string) => `Neues zu „${name}“.`,
  en: (name: string) => `News about “${name}”.`,
}

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
    const kind = kinds[index % kinds.length]
    const type = kind ? wordings[kind].type : unknown.type
    const objectName = names[(index * 3 + (index % 2)) % names.length]!
    const count = index % 7 === 3 ? 3 : 1
    const facts = { actor: person.actorName, hasOthers: false, place: objectName, count }
    return {
      type,
      message: kind
        ? messageOf(kind, person.language, { ...facts, name: objectName })
        : unknown[person.language](objectName),
      objectName,
      objectType: channelTypes.includes(type)
        ? relatedObjectTypes.Channel
        : relatedObjectTypes.Campaign,
      count,
      hoursAgo: 1 + index * 7 + Math.floor(index / 9) * 20,
      isViewed: index >= person.unread,
    }
  })
}
