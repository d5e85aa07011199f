import type { Contact } from '@atrium/api-client/contract'
import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import { forbidden, invalid, notFound, stale } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { DomainEvent } from '../../platform/events/events.types.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { trashHorizon, type Command } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toContact } from './contacts.mapper.ts'
import { canManageContacts } from './contacts.policy.ts'
import {
  arrangeContact,
  deleteContact,
  findContact,
  insertContact,
  listContacts,
  lockContacts,
  purgeContacts,
  restoreContact,
  updateContact,
  type ContactChange,
  type ContactRow,
} from './contacts.repository.ts'
import { contactTexts } from './contacts.texts.ts'

export interface ContactPlace {
  applicationId: number
  contactId: number
}

/** A contact that has not been deleted. */
export async function findLiving(
  tx: Transaction,
  { applicationId, contactId }: ContactPlace,
  options: { isHeld?: boolean } = {},
): Promise<ContactRow> {
  const row = await findContact(tx, applicationId, contactId, options)
  if (!row) throw notFound()
  return row
}

export function createContactsService(deps: Pick<Dependencies, 'database' | 'events' | 'clock'>) {
  /** A contact that is to be changed, by who may, from the version that they saw. */
  const hold = async (
    tx: Transaction,
    access: Access,
    contactId: number,
    ifMatch: number | undefined,
  ) => {
    const { applicationId } = access
    const row = await findLiving(tx, { applicationId, contactId }, { isHeld: true })
    if (!canManageContacts(access)) throw forbidden()
    if (ifMatch !== undefined && ifMatch !== row.version) throw stale(toContact(row, access))
    return row
  }

  /** Does something to the contacts of a tenant, and tells everybody there that they look different. */
  const change = <T>(
    { actor, applicationId, idempotencyKey }: Command,
    work: (tx: Transaction, access: Access) => Promise<{ id: number; answer: T }>,
  ): Promise<T> =>
    enterTenant(deps, actor, applicationId, async (tx, access) => {
      const { id, answer } = await work(tx, access)
      await deps.events.append(tx, contactsChanged(applicationId, id, idempotencyKey))
      return answer
    })

  return {
    list: (actor: Actor, applicationId: number): Promise<Contact[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) =>
        (await listContacts(tx, applicationId)).map((row) => toContact(row, access)),
      ),

    get: (actor: Actor, place: ContactPlace): Promise<Contact> =>
      enterTenant(deps, actor, place.applicationId, async (tx, access) =>
        toContact(await findLiving(tx, place), access),
      ),

    create: (command: Command, contact: ContactChange): Promise<Contact> =>
      change(command, async (tx, access) => {
        if (!canManageContacts(access)) throw forbidden()
        checkAddress(contact)
        const row = await insertContact(tx, access.applicationId, contact)
        return { id: row.id, answer: toContact(row, access) }
      }),

    save: (command: Command, id: number, contact: ContactChange): Promise<Contact> =>
      change(command, async (tx, access) => {
        const before = await hold(tx, access, id, command.ifMatch)
        checkAddress({ isCallbackEnabled: before.is_callback_enabled, ...defined(contact) })
        const row = await updateContact(tx, access.applicationId, id, contact)
        return { id, answer: toContact(row, access) }
      }),

    remove: (command: Command, id: number): Promise<void> =>
      change(command, async (tx, access) => {
        await hold(tx, access, id, command.ifMatch)
        await deleteContact(tx, access.applicationId, id, deps.clock.now())
        return { id, answer: undefined }
      }),

    /** Takes a deletion back, for as long as the trash keeps things (T-08). */
    restore: (command: Command, id: number): Promise<Contact> =>
      change(command, async (tx, access) => {
        const since = trashHorizon(deps.clock.now())
        const row = await restoreContact(tx, access.applicationId, { id, since })
        if (!row) throw notFound()
        // Asked last: what was never there is not found, whoever asks.
        if (!canManageContacts(access)) throw forbidden()
        return { id, answer: toContact(row, access) }
      }),

    /** Puts a contact before another one; at the end where that is not there (CON-01). */
    arrange: (command: Command, id: number, beforeId: number | null): Promise<void> =>
      change(command, async (tx, access) => {
        await lockContacts(tx, access.applicationId)
        await hold(tx, access, id, undefined)
        await arrangeContact(tx, access.applicationId, { id, beforeId })
        return { id, answer: undefined }
      }),
  }
}

type TrashDependencies = Pick<Dependencies, 'database' | 'clock'>

/** Lets go for good of contacts that were deleted too long ago (T-66). */
export const emptyContactTrash = ({ database, clock }: TrashDependencies): Promise<unknown> =>
  database.system((tx) => purgeContacts(tx, trashHorizon(clock.now())))

/** Does so every hour. */
export const contactTrashJob = (deps: TrashDependencies): JobKind => ({
  name: 'empty-contact-trash',
  next: repeatAfter(3_600_000),
  run: () => emptyContactTrash(deps),
})

/** `contactId`: the one that changed; null: several. */
export const contactsChanged = (
  applicationId: number,
  contactId: number | null,
  commandId: string | undefined,
): DomainEvent => ({
  applicationId,
  type: 'contacts.changed',
  audience: {},
  payload: { contactId, ...(commandId !== undefined && { commandId }) },
})

/** A request to call back goes by mail, so it needs somewhere to go. */
function checkAddress({ isCallbackEnabled, email }: Partial<ContactChange>) {
  if (isCallbackEnabled && !email) throw invalid({ email: contactTexts['email-missing'] })
}

const defined = (contact: ContactChange): Partial<ContactChange> =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined))
