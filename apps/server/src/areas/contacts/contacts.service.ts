import type { Callback, Contact } from '@atrium/api-client/contract'
import { Problem, forbidden, invalid, notFound, stale } from '../../platform/problem.ts'
import type { Actor, Dependencies, DomainEvent, Transaction } from '../../platform/types.ts'
import { sendMails } from '../notifications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toCallback, toContact } from './contacts.mapper.ts'
import { canManageContacts } from './contacts.policy.ts'
import {
  deleteContact,
  findContact,
  findReceiver,
  insertCallback,
  insertContact,
  listContacts,
  updateContact,
  type ContactChange,
  type ContactRow,
} from './contacts.repository.ts'
import { callbackMail, contactTexts } from './contacts.texts.ts'

export interface CallbackRequest {
  topic: string
  phoneNumber: string
  preferredFrom?: string | undefined
  preferredTo?: string | undefined
  note?: string | undefined
}

interface Place {
  applicationId: number
  contactId: number
}

/** The contacts of a tenant look different now. */
const contactsChanged = (applicationId: number, contactId: number): DomainEvent => ({
  applicationId,
  type: 'contacts.changed',
  audience: {},
  payload: { contactId },
})

export function createContactsService(deps: Pick<Dependencies, 'database' | 'events'>) {
  const find = async (tx: Transaction, { applicationId, contactId }: Place) => {
    const row = await findContact(tx, applicationId, contactId)
    if (!row) throw notFound()
    return row
  }

  /** A contact that is to be changed, by who may, from the version that they saw. */
  const hold = async (
    tx: Transaction,
    access: Access,
    { applicationId, contactId }: Place,
    ifMatch: number | undefined,
  ) => {
    const row = await findContact(tx, applicationId, contactId, { isHeld: true })
    if (!row) throw notFound()
    if (!canManageContacts(access)) throw forbidden()
    if (ifMatch !== undefined && ifMatch !== row.version) throw stale(toContact(row))
    return row
  }

  return {
    list: (actor: Actor, applicationId: number): Promise<Contact[]> =>
      enterTenant(deps, actor, applicationId, async (tx) =>
        (await listContacts(tx, applicationId)).map(toContact),
      ),

    get: (actor: Actor, place: Place): Promise<Contact> =>
      enterTenant(deps, actor, place.applicationId, async (tx) => toContact(await find(tx, place))),

    create: (actor: Actor, applicationId: number, contact: ContactChange): Promise<Contact> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canManageContacts(access)) throw forbidden()
        checkAddress(contact)
        const row = await insertContact(tx, applicationId, contact)
        await deps.events.append(tx, contactsChanged(applicationId, row.id))
        return toContact(row)
      }),

    save: (
      actor: Actor,
      place: Place,
      contact: ContactChange,
      ifMatch?: number,
    ): Promise<Contact> =>
      enterTenant(deps, actor, place.applicationId, async (tx, access) => {
        const { applicationId, contactId } = place
        const before = await hold(tx, access, place, ifMatch)
        checkAddress({ isCallbackEnabled: before.is_callback_enabled, ...defined(contact) })
        const row = await updateContact(tx, applicationId, contactId, contact)
        await deps.events.append(tx, contactsChanged(applicationId, contactId))
        return toContact(row)
      }),

    remove: (actor: Actor, place: Place, ifMatch?: number): Promise<void> =>
      enterTenant(deps, actor, place.applicationId, async (tx, access) => {
        const { applicationId, contactId } = place
        await hold(tx, access, place, ifMatch)
        await deleteContact(tx, applicationId, contactId)
        await deps.events.append(tx, contactsChanged(applicationId, contactId))
      }),

    /** Writes to a contact that the caller wants to be called (CON-03). */
    callback: (actor: Actor, place: Place, request: CallbackRequest): Promise<Callback> =>
      enterTenant(deps, actor, place.applicationId, async (tx) => {
        const contact = await find(tx, place)
        if (!contact.is_callback_enabled || !contact.email)
          throw new Problem(409, 'callback-disabled', { text: contactTexts['callback-disabled'] })
        const { preferredFrom, preferredTo } = timesOf(request)
        const row = await insertCallback(tx, place.applicationId, {
          contactId: contact.id,
          userId: actor.userId,
          topic: request.topic,
          phoneNumber: request.phoneNumber,
          preferredFrom,
          preferredTo,
          note: request.note?.trim() || null,
        })
        await write(tx, actor, contact, contact.email, row)
        return toCallback(row)
      }),
  }
}

type Wish = Awaited<ReturnType<typeof insertCallback>>

async function write(
  tx: Transaction,
  actor: Actor,
  contact: ContactRow,
  address: string,
  wish: Wish,
) {
  const { application_id: applicationId } = contact
  const receiver = await findReceiver(tx, applicationId, address)
  const language = receiver.languageCode === 'en' ? 'en' : 'de'
  const mail = callbackMail(language, {
    callerName: `${actor.firstName} ${actor.lastName}`.trim(),
    contactName: `${contact.first_name} ${contact.last_name}`.trim(),
    applicationName: receiver.applicationName,
    topic: wish.topic,
    phoneNumber: wish.phone_number,
    preferredFrom: wish.preferred_from,
    preferredTo: wish.preferred_to,
    note: wish.note,
  })
  const mails = [{ userId: receiver.userId, address, language, ...mail }]
  await sendMails(tx, applicationId, { mails, causedBy: actor.userId })
}

/** A request to call back goes by mail, so it needs somewhere to go. */
function checkAddress({ isCallbackEnabled, email }: Partial<ContactChange>) {
  if (isCallbackEnabled && !email) throw invalid({ email: contactTexts['email-missing'] })
}

const defined = (contact: ContactChange): Partial<ContactChange> =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined))

function timesOf(request: CallbackRequest) {
  const [preferredFrom, preferredTo] = [request.preferredFrom, request.preferredTo].map((time) =>
    time === undefined ? null : new Date(time),
  )
  if (preferredFrom && preferredTo && preferredTo <= preferredFrom)
    throw invalid({ preferredTo: contactTexts['ends-before-start'] })
  return { preferredFrom: preferredFrom ?? null, preferredTo: preferredTo ?? null }
}
