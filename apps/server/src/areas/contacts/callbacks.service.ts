import type { BodyOf, Callback, CallbackDay, contacts } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import { daysOffIn } from '../../platform/days-off.ts'
import { Problem, invalid } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf } from '../applications/index.ts'
import { logMails, type Command } from '../components/index.ts'
import { sendMails } from '../notifications/index.ts'
import { createRequestedTask } from '../tasks/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  doOverlap,
  firstWorkday,
  freeDays,
  wishedSpan,
  type Calendar,
  type Span,
} from './callbacks.logic.ts'
import { findReceiver, insertCallback, takenSpans, type Receiver } from './callbacks.repository.ts'
import { toCallback, toDay } from './contacts.mapper.ts'
import type { ContactRow } from './contacts.repository.ts'
import { findLiving, type ContactPlace } from './contacts.service.ts'
import { callbackMail, callbackTask, contactTexts, type CallbackNews } from './contacts.texts.ts'

type CallbackRequest = BodyOf<typeof contacts.callback>

export function createCallbacksService(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
) {
  const calendarFor = async (tx: Transaction, access: Access): Promise<Calendar> => {
    const settings = await settingsOf(tx, access.applicationId)
    const language = access.actor.languageCode === 'en' ? 'en' : 'de'
    return {
      now: deps.clock.now(),
      daysOff: daysOffIn(settings.value('HOLIDAY_STATE'), language),
    }
  }

  return {
    /** When a contact can be asked to call in the coming weeks (T-79). */
    slots: (actor: Actor, place: ContactPlace): Promise<CallbackDay[]> =>
      enterTenant(deps, actor, place.applicationId, async (tx, access) => {
        const contact = await findLiving(tx, place)
        requireCallbacks(contact)
        const calendar = await calendarFor(tx, access)
        const { contactId } = place
        const taken = await takenSpans(tx, place.applicationId, { contactId, since: calendar.now })
        return freeDays(calendar, taken).map(toDay)
      }),

    /**
     * Asks a contact to call back: they get a task and the news of it in the portal, and a mail in any
     * case (CON-03).
     */
    async callback(
      command: Command,
      contactId: number,
      request: CallbackRequest,
      log: CallContext['log'],
    ): Promise<Callback> {
      const { actor, applicationId } = command
      const { made, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        // Held, so that of two who want the same time the second hears of the first.
        const contact = await findLiving(tx, { applicationId, contactId }, { isHeld: true })
        const email = requireCallbacks(contact)
        const calendar = await calendarFor(tx, access)
        const { span, faults } = wishedSpan(request, calendar)
        if (faults) throw invalid(faults)
        if (span) await requireFree(tx, contact, span, calendar)

        const receiver = await findReceiver(tx, applicationId, email)
        const language = receiver.languageCode === 'en' ? 'en' : 'de'
        const note = request.note?.trim() || null
        const news = newsOf(actor, contact, receiver, { ...request, span, note })
        const task = await createRequestedTask(deps, tx, access, command, {
          assigneeId: receiver.userId,
          ...callbackTask(language, news),
          endDate: span ? dayOf(span.from) : firstWorkday(calendar),
          news: { kind: 'callbackRequested', name: request.topic },
        })
        const row = await insertCallback(tx, applicationId, {
          contactId,
          userId: actor.userId,
          topic: request.topic,
          phoneNumber: request.phoneNumber,
          span,
          note,
          taskId: task.id,
        })
        const mail = { userId: receiver.userId, address: email, language, ...callbackMail(language, news) } as const // prettier-ignore
        const mails = await sendMails(tx, applicationId, { mails: [mail], causedBy: actor.userId })
        return { made: toCallback(row), mails }
      })
      logMails(log, mails)
      return made
    },
  }
}

/** A request goes by mail, so it needs somewhere to go. */
function requireCallbacks(contact: ContactRow): string {
  if (contact.is_callback_enabled && contact.email) return contact.email
  throw new Problem(409, 'callback-disabled', { text: contactTexts['callback-disabled'] })
}

async function requireFree(tx: Transaction, contact: ContactRow, span: Span, { now }: Calendar) {
  const place = { contactId: contact.id, since: now }
  const taken = await takenSpans(tx, contact.application_id, place)
  if (!taken.some((other) => doOverlap(span, other))) return
  const text = contactTexts['slot-taken']
  throw new Problem(409, 'slot-taken', { text, fields: { preferredFrom: text } })
}

const newsOf = (
  actor: Actor,
  contact: ContactRow,
  { applicationName }: Receiver,
  {
    topic,
    phoneNumber,
    span,
    note,
  }: Pick<CallbackRequest, 'topic' | 'phoneNumber'> & { span: Span | null; note: string | null },
): CallbackNews => ({
  callerName: `${actor.firstName} ${actor.lastName}`.trim(),
  contactName: `${contact.first_name} ${contact.last_name}`.trim(),
  applicationName,
  topic,
  phoneNumber,
  preferredFrom: span?.from ?? null,
  preferredTo: span?.to ?? null,
  note,
})
