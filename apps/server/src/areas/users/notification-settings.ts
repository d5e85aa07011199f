import { notificationTypes, type NotificationSettings } from '@atrium/api-client/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  saveSettings,
  settingsOfUser,
  settingsOfUsers,
  type StoredSettings,
} from './notification-settings.repository.ts'

type Channels = NotificationSettings['types'][number]['channels']

/**
 * Until somebody chooses otherwise, everything is shown in the portal, and by mail comes only what a
 * seminar is waiting for: whoever has to learn seldom looks into the portal of their own accord (T-90).
 */
const defaultChannels = (type: number): Channels =>
  type === notificationTypes.Seminar ? ['inApp', 'email'] : ['inApp']

/** When the digest of a day is written, in Berlin, unless somebody chooses otherwise. */
const defaultDigestTime = '08:00'

const knownTypes: readonly number[] = Object.values(notificationTypes)

/**
 * How notifications reach people of an application (SET-04): an entry for each of `userIds`, with
 * every type of notification in it. A type has either `off` alone or the channels it goes to;
 * `quietHours` are times of day in Europe/Berlin and may go past midnight.
 */
export async function notificationSettingsOf(
  tx: Transaction,
  applicationId: number,
  userIds: readonly number[],
): Promise<Map<number, NotificationSettings>> {
  const stored = await settingsOfUsers(tx, applicationId, userIds)
  return new Map(userIds.map((id) => [id, complete(stored.get(id))]))
}

/** The caller's own settings; they hold in all of their applications. */
export const ownNotificationSettings = (deps: Pick<Dependencies, 'database'>) => ({
  read: (actor: Actor): Promise<NotificationSettings> =>
    deps.database.system(async (tx) => complete(await settingsOfUser(tx, actor.userId))),
  save: (actor: Actor, settings: NotificationSettings): Promise<NotificationSettings> =>
    deps.database.system(async (tx) => {
      const saved = complete(settings)
      await saveSettings(tx, actor.userId, saved)
      return saved
    }),
})

/** Fills in what is missing, and says each thing once and in one way. */
export function complete(settings: StoredSettings = {}): NotificationSettings {
  const chosen = new Map(settings.types?.map(({ type, channels }) => [type, tidy(channels)]))
  const types = [...new Set([...knownTypes, ...chosen.keys()])].toSorted((a, b) => a - b)
  return {
    types: types.map((type) => ({ type, channels: chosen.get(type) ?? defaultChannels(type) })),
    digestTime: settings.digestTime ?? defaultDigestTime,
    quietHours: settings.quietHours ?? null,
    mutedCampaignIds: [...new Set(settings.mutedCampaignIds)].toSorted((a, b) => a - b),
  }
}

/** `off` next to a channel means off, and so does a list without any. */
const tidy = (channels: Channels): Channels =>
  channels.length === 0 || channels.includes('off') ? ['off'] : [...new Set(channels)]
