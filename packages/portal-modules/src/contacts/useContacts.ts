import { copyText } from '@atrium/design-system'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ListExtensions } from '../kit/extensions/index.ts'
import {
  createPendingCommands,
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useNotifyFailure,
  usePending,
  useUndo,
  type Pending,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import {
  applyCommand,
  arranged,
  cleanFields,
  fullName,
  restored,
  targetOfMove,
  withContact,
  withoutContact,
  type Move,
  type PendingCommand,
} from './contacts.logic.ts'
import type {
  CallbackWish,
  Contact,
  ContactFields,
  ContactList,
  ContactsChange,
  ContactsPort,
} from './contacts.port.ts'
import { messages } from './messages/index.ts'

const contactCommands = createPendingCommands<ContactList, PendingCommand>({ apply: applyCommand })

export interface ContactsModel {
  list: QueryResult<ContactList>
  port: Pick<ContactsPort, 'callDays' | 'ownPhone' | 'uploadPicture'>
  canAskForCalls: boolean
  canUndoDelete: boolean
  /** The order may be changed. */
  canArrange: boolean
  canMove: (contact: Contact, move: Move) => boolean
  move: (contact: Contact, move: Move) => void
  /** Puts a contact before another one, or at the end. */
  arrange: (contact: Contact, beforeId: number | null) => void
  /** Puts a number or an address into the clipboard. */
  copy: (text: string) => void
  /** Undefined: done. Else why not; what was typed is still the dialog's. */
  ask: (wish: Omit<CallbackWish, 'commandId'>) => Promise<PortError | undefined>
  add: (fields: ContactFields) => Promise<PortError | undefined>
  save: (id: number, version: number, fields: ContactFields) => Promise<PortError | undefined>
  remove: (contact: Contact) => void
  /** What the host adds: its columns are lines on the cards. */
  extensions: ListExtensions<Contact>
}

const none: readonly Contact[] = []
const noExtensions: ListExtensions<Contact> = {}

/** Order and removal: shown at once, taken back where they are refused. */
function useListCommands(port: ContactsPort, run: Pending<ContactList, PendingCommand>['run']) {
  const { announce } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const tell = useNotifyFailure(tools, errorText)
  return useMemo(() => {
    const restore = async (contact: Contact, beforeId: number | null) => {
      const commandId = crypto.randomUUID()
      const name = fullName(contact)
      try {
        await run(
          { commandId, type: 'restore', contact, beforeId },
          {
            send: () => port.restore!({ id: contact.id, commandId }),
            merge: (truth, back) => restored(truth, { contact: back, beforeId }),
          },
        )
        announce(tools.t('delete.restored', { name }))
      } catch (error) {
        tell(tools.t('delete.restoreFailed', { name }), error)
      }
    }
    return {
      /** True: done. */
      arrange: async (contact: Contact, beforeId: number | null): Promise<boolean> => {
        const commandId = crypto.randomUUID()
        const { id } = contact
        try {
          await run(
            { commandId, type: 'arrange', id, beforeId },
            {
              send: () => port.arrange!({ id, beforeId, commandId }),
              merge: (truth) => arranged(truth, { id, beforeId }),
            },
          )
          return true
        } catch (error) {
          tell(tools.t('arrange.failed', { name: fullName(contact) }), error)
          return false
        }
      },
      remove: async (contact: Contact, beforeId: number | null) => {
        const commandId = crypto.randomUUID()
        const { id } = contact
        const name = fullName(contact)
        try {
          await run(
            { commandId, type: 'remove', id },
            {
              send: () => port.remove({ id, commandId }),
              merge: (truth) => withoutContact(truth, id),
            },
          )
        } catch (error) {
          return tell(tools.t('delete.failed', { name }), error)
        }
        const takeBack = port.restore && (() => void restore(contact, beforeId))
        offerUndo(tools.t('delete.done', { name }), takeBack)
      },
    }
  }, [announce, offerUndo, port, run, tell, tools])
}

/** Contacts that are made or changed, calls that are asked for, and the clipboard. */
function useContactSaving(
  port: ContactsPort,
  receive: Pending<ContactList, PendingCommand>['receive'],
) {
  const { announce, notify } = useModuleHost()
  const tools = useMessages(messages)
  return useMemo(() => {
    /** Saves one contact and takes the answer in. */
    const put = async (
      send: (commandId: string) => Promise<Contact>,
      done: 'add.done' | 'edit.done',
    ): Promise<PortError | undefined> => {
      const commandId = crypto.randomUUID()
      try {
        const saved = await send(commandId)
        receive({ commandId, patch: (truth) => withContact(truth, saved) })
        announce(tools.t(done, { name: fullName(saved) }))
        return undefined
      } catch (error) {
        const failure = toPortError(error)
        // Where nothing is live, nobody else says what stands there now.
        if (failure.code === 'conflict') receive({})
        return failure
      }
    }
    return {
      copy: async (text: string) => {
        try {
          await copyText(text)
          notify({ tone: 'success', title: tools.t('copy.done', { text }) })
        } catch {
          notify({ tone: 'failure', title: tools.t('copy.failed'), detail: text })
        }
      },
      ask: async (wish: Omit<CallbackWish, 'commandId'>) => {
        try {
          await port.requestCallback!({ ...wish, commandId: crypto.randomUUID() })
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      add: (fields: ContactFields) =>
        put((commandId) => port.add({ fields: cleanFields(fields), commandId }), 'add.done'),
      save: (id: number, version: number, fields: ContactFields) =>
        put(
          (commandId) => port.save({ id, version, fields: cleanFields(fields), commandId }),
          'edit.done',
        ),
    }
  }, [announce, notify, port, receive, tools])
}

/** Everything that the contacts know and do; their views only show it. */
export function useContacts(
  port: ContactsPort,
  listId: number,
  extensions: ListExtensions<Contact> = noExtensions,
): ContactsModel {
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const { result, run, receive } = usePending(
    useMemo(() => port.list(listId), [port, listId]),
    contactCommands,
  )
  const hear = useEffectEvent(({ commandId }: ContactsChange) => receive({ commandId }))
  useEffect(() => port.onChange?.((change) => hear(change)), [port])
  const ready = result.state === 'ready' ? result.data : undefined
  const contacts = ready?.contacts ?? none

  const actions = { ...useListCommands(port, run), ...useContactSaving(port, receive) }

  const nextOf = ({ id }: Contact) =>
    contacts[contacts.findIndex((one) => one.id === id) + 1]?.id ?? null
  const arrange = async (contact: Contact, beforeId: number | null) => {
    const back = nextOf(contact)
    if (!(await actions.arrange(contact, beforeId))) return
    const title = tools.t('arrange.done', { name: fullName(contact) })
    offerUndo(title, () => void actions.arrange(contact, back))
  }

  return {
    list: result,
    port,
    canAskForCalls: port.requestCallback !== undefined,
    canUndoDelete: port.restore !== undefined,
    canArrange: port.arrange !== undefined && ready?.can.arrange === true && contacts.length > 1,
    canMove: ({ id }, move) => targetOfMove(contacts, id, move) !== undefined,
    move: (contact, move) => {
      const beforeId = targetOfMove(contacts, contact.id, move)
      if (beforeId !== undefined) void arrange(contact, beforeId)
    },
    arrange: (contact, beforeId) => void arrange(contact, beforeId),
    copy: (text) => void actions.copy(text),
    ask: actions.ask,
    add: actions.add,
    save: actions.save,
    remove: (contact) => void actions.remove(contact, nextOf(contact)),
    extensions,
  }
}
