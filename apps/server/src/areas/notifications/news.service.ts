import { dailyLimits, requireWithinDailyLimit } from '../../platform/daily-limits.ts'
import { currentRequestId } from '../../platform/request-scope.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { notificationSettingsOf } from '../users/index.ts'
import { deliveryOf, type Delivery } from './notifications.delivery.ts'
import { toNotification } from './notifications.mapper.ts'
import {
  insertMails,
  listRecipients,
  lockOpen,
  lockStated,
  storeNotifications,
  takeBack,
  type StatedRow,
  type AnyMail,
  type NewMail,
  type OpenRow,
  type Recipient,
} from './notifications.repository.ts'
import { kindOfType, languageOf, mailOf, messageOf, tooManyMails } from './notifications.texts.ts'
import type { Facts } from './wording.types.ts'
import { wordings, type NewsKind } from './wordings.ts'

/** Something that happened, for the people whom it concerns. */
export interface News {
  /** Names the type and the words. */
  kind: NewsKind
  /** What it is about; repeats about the same object are counted. `type` as in `relatedObjectTypes`. */
  object: { id: number | null; type: number | null; name: string }
  /** The one thing's own name, while there is one: a file's in a folder. */
  itemName?: string | undefined
  /** How many things happened; 1 unless given. */
  count?: number
  /**
   * What the object was before and is now, each as a text that is the same where it is the same. Back
   * at a state that somebody was told of or knew, what was told of it since is taken back.
   */
  states?: { before: string; after: string } | undefined
  /** Under which something is approved (COCK-09). */
  condition?: string | undefined
  /** The campaign that it belongs to: who muted that hears nothing. */
  campaignId?: number | undefined
  /** Inside the portal, with `clientId`. */
  url: string
  /** Without an id: the server itself. */
  actor: Pick<Actor, 'firstName' | 'lastName'> & { userId: number | null }
  /** Those whom it concerns and who may see the object; the actor among them is left out. */
  recipientIds: readonly number[]
  /** Those who get a mail about it in any case, and no second one. */
  mailedIds?: readonly number[]
}

type NewsDependencies = Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>

/**
 * Tells people something, in the caller's transaction, each as they chose (SET-04): a notification in
 * the portal, there at once (NOTI-12), a place in the next digest, a mail after their quiet hours. What
 * somebody has not seen yet is not told anew but counted up. Returns the mails, for the log.
 * A constant number of statements for any number of people.
 */
export async function notify(
  deps: NewsDependencies,
  tx: Transaction,
  applicationId: number,
  news: News,
): Promise<NewMail[]> {
  const asked = new Set(news.recipientIds)
  if (news.actor.userId !== null) asked.delete(news.actor.userId)
  for (const id of await takeBackNews(deps, tx, applicationId, news)) asked.delete(id)
  if (asked.size === 0) return []
  const told = await listDeliveries(deps, tx, applicationId, news, [...asked])
  const toStore = told.filter(({ delivery }) => delivery.inApp || delivery.digestAt)
  await store(deps, tx, applicationId, news, toStore)
  const mails = told.flatMap((one) => mailFor(deps, news, one))
  return sendMails(tx, applicationId, { mails, causedBy: news.actor.userId })
}

/**
 * Puts mails into the outbox, in the caller's transaction, and returns those that are there now. Where a person
 * causes more of them than anybody needs in a day, the call that is answered is refused with 429, and with its
 * transaction all that it was to do. A job, whose refusal nobody would hear of, leaves them out (ASVS 2.4.1).
 * @param causedBy  whose doing it is; null where nobody of the portal did it
 */
export async function sendMails<Mail extends AnyMail>(
  tx: Transaction,
  applicationId: number,
  { mails, causedBy }: { mails: Mail[]; causedBy: number | null },
): Promise<Mail[]> {
  if (mails.length === 0) return []
  const most = dailyLimits.mails
  const done = await insertMails(tx, applicationId, { mails, causedBy, most })
  if (causedBy === null || done + mails.length <= most) return mails
  if (currentRequestId() === undefined) return []
  requireWithinDailyLimit(most, { done, more: mails.length, text: tooManyMails })
  return mails
}

interface Told {
  recipient: Recipient
  delivery: Delivery
}

async function listDeliveries(
  deps: NewsDependencies,
  tx: Transaction,
  applicationId: number,
  news: News,
  userIds: readonly number[],
): Promise<Told[]> {
  const recipients = await listRecipients(tx, applicationId, userIds)
  const settings = await notificationSettingsOf(
    tx,
    applicationId,
    recipients.map(({ id }) => id),
  )
  const { type } = wordings[news.kind]
  const now = deps.clock.now()
  return recipients.map((recipient) => ({
    recipient,
    delivery: deliveryOf(settings.get(recipient.id)!, { type, campaignId: news.campaignId }, now),
  }))
}

async function store(
  deps: NewsDependencies,
  tx: Transaction,
  applicationId: number,
  news: News,
  told: readonly Told[],
) {
  if (told.length === 0) return
  const subject = {
    applicationId,
    type: wordings[news.kind].type,
    relatedObjectId: news.object.id,
    relatedObjectType: news.object.type,
    url: news.url,
    actorId: news.actor.userId,
    actorName: nameOf(news.actor),
  }
  const userIds = told.map(({ recipient }) => recipient.id)
  const open = new Map((await lockOpen(tx, subject, userIds)).map((row) => [row.user_id, row]))
  const rows = await storeNotifications(
    tx,
    subject,
    told.map(({ recipient, delivery }) => {
      // What is for the digest alone is not put on top of a list that its reader does not want it in.
      const before = delivery.inApp ? open.get(recipient.id) : undefined
      const facts = factsOf(news, before)
      return {
        openId: before?.id,
        userId: recipient.id,
        message: messageOf(news.kind, languageOf(recipient.language_code), facts),
        relatedObjectName: facts.name,
        count: facts.count,
        hasOtherActors: facts.hasOthers,
        inApp: delivery.inApp,
        digestAt: delivery.digestAt,
        states: statesAfter(news, before),
      }
    }),
  )
  await deps.events.append(
    tx,
    ...rows
      .filter((row) => row.in_app)
      .map((row) => ({
        applicationId,
        type: 'notification.created',
        audience: { userIds: [row.user_id] },
        payload: { notification: toNotification(row) },
      })),
  )
}

/**
 * Takes back what was told of an object that is again as it was before, of whatever kind that was: moved,
 * and moved back, is no news (D-04). Answers with those who need not be told that either.
 */
async function takeBackNews(
  deps: NewsDependencies,
  tx: Transaction,
  applicationId: number,
  { object, states }: News,
): Promise<number[]> {
  const { id, type } = object
  if (!states || states.before === states.after || id === null) return []
  const all = await lockStated(tx, applicationId, { id, type })
  const knew = new Set(all.filter((row) => row.states.includes(states.after)).map((row) => row.user_id)) // prettier-ignore
  const rows = all.filter((row) => knew.has(row.user_id))
  const changed = cutBack(rows, states.after).map(({ row, left }) => {
    const facts = {
      actor: row.actor_name,
      hasOthers: row.has_other_actors,
      name: row.related_object_name,
      place: row.related_object_name,
      count: left.length - 1,
    }
    const message = messageOf(kindOfType(row.type), languageOf(row.language_code), facts)
    return { id: row.id, userId: row.user_id, message, states: left }
  })
  const userIds = [...new Set(changed.map(({ userId }) => userId))]
  if (changed.length > 0) {
    await takeBack(tx, applicationId, changed)
    const audience = { userIds }
    await deps.events.append(tx, { applicationId, type: 'notification.withdrawn', audience, payload: {} }) // prettier-ignore
  }
  return [...knew]
}

/** What is left of the states that each notification counts, once the object is back at one of them. */
function cutBack(rows: readonly StatedRow[], state: string): { row: StatedRow; left: string[] }[] {
  const gone = new Set<string>()
  const found = rows.flatMap((row) => {
    const left = row.states.includes(state) ? row.states.slice(0, row.states.indexOf(state) + 1) : row.states // prettier-ignore
    for (const later of row.states.slice(left.length)) gone.add(`${row.user_id} ${later}`)
    return { row, left }
  })
  // Told as another kind, what went on from a change that is taken back is taken back, too.
  for (const one of found) {
    const { row } = one
    if (!gone.has(`${row.user_id} ${row.states[0]}`)) continue
    for (const later of row.states.slice(1)) gone.add(`${row.user_id} ${later}`)
    one.left = []
  }
  return found.filter(({ row, left }) => left.length < row.states.length)
}

/** The states that a notification counts; once one of its changes has none, nothing of it is taken back. */
function statesAfter({ states }: News, before: OpenRow | undefined): readonly string[] | null {
  if (!states || states.before === states.after) return null
  if (!before) return [states.before, states.after]
  return before.states && [...before.states, states.after]
}

function mailFor(deps: NewsDependencies, news: News, { recipient, delivery }: Told): NewMail[] {
  const { id, email, first_name, last_name, language_code } = recipient
  if (!email || !delivery.mailAt || news.mailedIds?.includes(id)) return []
  const language = languageOf(language_code)
  const { subject, body } = mailOf(news.kind, language, factsOf(news), {
    name: `${first_name} ${last_name}`.trim(),
    address: deps.portalUrl + news.url,
  })
  return [{ userId: id, address: email, language, subject, body, sendAfter: delivery.mailAt }]
}

/** What there is to say, together with what somebody has not seen yet. */
function factsOf({ actor, object, itemName, condition, count = 1 }: News, before?: OpenRow): Facts {
  const all = count + (before?.count ?? 0)
  return {
    actor: nameOf(actor),
    hasOthers: before !== undefined && (before.has_other_actors || isOther(before.actor_id, actor)),
    name: all === 1 ? (itemName ?? object.name) : object.name,
    place: object.name,
    count: all,
    condition,
  }
}

const isOther = (actorId: number | null, actor: News['actor']) =>
  actorId !== null && actorId !== actor.userId

const nameOf = ({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
