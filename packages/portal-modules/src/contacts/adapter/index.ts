import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  contactBatch,
  contacts,
  images,
  maxImportedContacts,
  mediaKindOf,
  mediaTypes,
  users,
  type CallbackDay,
  type Contact as ContactAnswer,
} from '@atrium/api-client/contract'
import { fromDay } from '@atrium/api-client/values'
import { listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { toFields, toRecord } from '../contacts-import/contact-records.ts'
import type { CallDay, Contact, ContactFields, ContactsPort } from '../contacts.port.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface ContactsAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
}

/** How the server calls fields of ours; of times it names their beginning and their end. */
const { asPort } = portCalls({
  phoneNumber: 'phone',
  mobileNumber: 'mobile',
  preferredFrom: 'time',
  preferredTo: 'time',
})

/** The contacts' port on the portal's own calls. */
export function createContactsAdapter({
  client,
  scope,
  live,
}: ContactsAdapterOptions): ContactsPort {
  const params = { applicationId: scope.tenant }
  const of = (contactId: number) => ({ params: { ...params, contactId } })

  return {
    list(listId) {
      const input = { params: { ...params, componentId: listId } }
      const { key } = describeQuery(client, scope, components.get, input)
      return {
        key: [...key, 'contacts'],
        load: async () => {
          const [self, all, types] = await asPort(
            Promise.all([
              client.call(components.get, input),
              client.call(contacts.list, { params }),
              client.call(mediaTypes.list, {}),
            ]),
          )
          return {
            name: self.displayName,
            description: self.description,
            contacts: all.map(toContact),
            mediaTypes: types.map(({ id, name }) => ({ id, name, kind: mediaKindOf(id) })),
            can: { add: self.can.addItems === true, arrange: self.can.arrange === true },
          }
        },
      }
    },

    callDays(contactId) {
      const { key, load } = describeQuery(client, scope, contacts.slots, of(contactId))
      return { key: [...key, 'days'], load: async () => (await asPort(load())).map(toCallDay) }
    },

    ownPhone() {
      const { key, load } = describeQuery(client, scope, users.current, {})
      return {
        key: [...key, 'phone'],
        load: async () => (await asPort(load())).phoneNumber ?? '',
      }
    },

    requestCallback: async ({ contactId, topic, phone, time, note, commandId }) => {
      const body = {
        topic: topic.trim(),
        phoneNumber: phone.trim(),
        note,
        ...(time && { preferredFrom: time.from, preferredTo: time.to }),
      }
      const options = { idempotencyKey: commandId }
      await asPort(client.call(contacts.callback, { ...of(contactId), body }, options))
    },

    add: async ({ fields, commandId }) => {
      const input = { params, body: bodyOf(fields) }
      return toContact(
        await asPort(client.call(contacts.create, input, { idempotencyKey: commandId })),
      )
    },

    save: async ({ id, version, fields, commandId }) => {
      const options = { idempotencyKey: commandId, ifMatch: version }
      const input = { ...of(id), body: bodyOf(fields) }
      return toContact(await asPort(client.call(contacts.save, input, options)))
    },

    arrange: ({ id, beforeId, commandId }) =>
      asPort(
        client.call(
          contacts.arrange,
          { ...of(id), body: { beforeId } },
          { idempotencyKey: commandId },
        ),
      ),

    remove: ({ id, commandId }) =>
      asPort(client.call(contacts.remove, of(id), { idempotencyKey: commandId })),

    restore: async ({ id, commandId }) =>
      toContact(await asPort(client.call(contacts.restore, of(id), { idempotencyKey: commandId }))),

    file: {
      maxRows: maxImportedContacts,
      stored() {
        const { key, load } = describeQuery(client, scope, contacts.list, { params })
        return {
          key: [...key, 'file'],
          load: async () => (await asPort(load())).map((answer) => toRecord(toContact(answer))),
        }
      },
      put: async ({ changes, removeIds, restoreIds, commandId }) => {
        const body = {
          items: changes.map(({ id, version, values }) => ({
            contactId: id,
            ...(version !== undefined && { version }),
            ...factsOf(toFields(values)),
          })),
          removeIds: [...removeIds],
          restoreIds: [...restoreIds],
        }
        const options = { idempotencyKey: commandId }
        const saved = await asPort(client.call(contactBatch.put, { params, body }, options))
        return saved.map(({ id, version = 0 }) => ({ id, version }))
      },
    },

    // Cut to a square, as pictures of people are everywhere.
    uploadPicture: async (file) => {
      const body = { key: 'atrium', preset: 'profile' }
      const { url } = await asPort(client.call(images.upload, { body, files: { file: [file] } }))
      return url
    },

    onChange:
      live &&
      ((listener) =>
        listenToTenant(live, scope.tenant, {
          onEvent: (type, { commandId }) => {
            if (type === 'rights.changed') listener({})
            if (type !== 'contacts.changed') return
            listener({ commandId: typeof commandId === 'string' ? commandId : undefined })
          },
          onReset: () => listener({}),
        })),
  }
}

/** Nobody's picture has a name of its own (ENT-01). */
const noPicture = '-not-found-'

const toContact = (answer: ContactAnswer): Contact => ({
  id: answer.id,
  firstName: answer.firstName,
  lastName: answer.lastName,
  jobTitle: answer.jobTitle ?? '',
  department: answer.department ?? '',
  email: answer.email ?? '',
  phone: answer.phoneNumber ?? '',
  mobile: answer.mobileNumber ?? '',
  pictureUrl: answer.pictureUrl === noPicture ? '' : (answer.pictureUrl ?? ''),
  mediaTypeIds: answer.mediaTypeIds,
  isCallbackEnabled: answer.isCallbackEnabled,
  version: answer.version ?? 0,
  can: answer.can ?? { edit: false, delete: false },
})

const bodyOf = (fields: ContactFields) => ({
  ...factsOf(fields),
  pictureUrl: fields.pictureUrl || null,
})

const factsOf = (fields: Omit<ContactFields, 'pictureUrl'>) => ({
  firstName: fields.firstName,
  lastName: fields.lastName,
  jobTitle: fields.jobTitle || null,
  department: fields.department || null,
  email: fields.email || null,
  phoneNumber: fields.phone || null,
  mobileNumber: fields.mobile || null,
  mediaTypeIds: [...fields.mediaTypeIds],
  isCallbackEnabled: fields.isCallbackEnabled,
})

const toCallDay = ({ day, dayOff, slots }: CallbackDay): CallDay => ({
  day: fromDay(day),
  ...(dayOff && { dayOff: { kind: dayOff.kind, name: dayOff.name } }),
  times: slots,
})
