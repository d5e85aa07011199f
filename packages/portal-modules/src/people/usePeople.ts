import { useCallback, useEffect, useMemo } from 'react'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  useNotifyFailure,
  usePending,
  useUndo,
  type Command,
  type Pending,
  type QueryResult,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { withPerson } from './people.logic.ts'
import type { PeoplePort, Person, PersonChange, Role } from './people.port.ts'

/** What is shown before the server has said so. */
type PersonCommand = Command & { id: number; change: Partial<Person> }

const personCommands = createPendingCommands<readonly Person[], PersonCommand>({
  apply: (people, { id, change }) =>
    people.map((one) => (one.id === id ? { ...one, ...change } : one)),
})

export interface PeopleModel {
  result: QueryResult<readonly Person[]>
  /** Rejects with a `PortError`; what was entered is still the editor's. */
  save: (change: Omit<PersonChange, 'version'>) => Promise<Person>
  /** Switches somebody off or on; can be taken back (ADM-02). */
  setStatus: (person: Person, status: Person['status']) => void
  assign: (person: Person, isAssigned: boolean) => void
  /** What somebody may do in this application; counts at once, and can be taken back (ADM-09). */
  setRoles: (person: Person, roles: readonly Role[]) => void
  /** Sends the invitation once more. */
  resend: (person: Person) => void
  /** Sends the link for a new password (AUTH-18). */
  sendPasswordLink: (person: Person) => void
  /** Takes away what somebody has lost that they sign in with (AUTH-18). */
  resetSecondFactor: (person: Person) => void
  /** Rejects with a `PortError`. */
  /** Who is added is in these groups, too. */
  add: PeoplePort['add']
}

/** Changes of a person that count at once and can be taken back. */
function useRevertible(save: PeopleModel['save']) {
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const fail = useNotifyFailure(tools, errorText)
  const setStatus = useCallback(
    async ({ id, fullName: name, status: before }: Person, status: Person['status']) => {
      const { t } = tools
      try {
        await save({ id, status })
        const takeBack = () =>
          void save({ id, status: before }).catch((thrown: unknown) =>
            fail(t('status.failed', { name }), thrown),
          )
        offerUndo(t(`status.${status}`, { name }), takeBack)
      } catch (thrown) {
        fail(t('status.failed', { name }), thrown)
      }
    },
    [fail, offerUndo, save, tools],
  )

  const setRoles = useCallback(
    async ({ id, fullName: name, roles: before, can }: Person, roles: readonly Role[]) => {
      const { t } = tools
      const failed = t('roles.failed', { name })
      try {
        await save({ id, roles })
        const held = can.giveRoles.filter((role) => before.includes(role))
        const takeBack = () =>
          void save({ id, roles: held }).catch((thrown: unknown) => fail(failed, thrown))
        offerUndo(t('roles.saved', { name }), takeBack)
      } catch (thrown) {
        fail(failed, thrown)
      }
    },
    [fail, offerUndo, save, tools],
  )
  return { setStatus, setRoles }
}

interface SignInHelpOptions extends Pick<PeopleModel, 'add'> {
  port: PeoplePort
  receive: Pending<readonly Person[], PersonCommand>['receive']
}

/** Helps somebody to sign in: invites them again, sends a link, takes a lost second factor away (AUTH-18). */
function useSignInHelp({ port, add, receive }: SignInHelpOptions) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const fail = useNotifyFailure(tools, errorText)
  const resend = useCallback(
    async ({ fullName, email, isExternal }: Person) => {
      const { t } = tools
      if (email === null) return
      try {
        const { refusals } = await add([{ fullName, email, isExternal }], [], crypto.randomUUID())
        const [refusal] = refusals
        const title = t(refusal ? 'resend.failed' : 'resend.done', { name: fullName })
        notify({ tone: refusal ? 'failure' : 'success', title, detail: refusal?.reason })
      } catch (thrown) {
        fail(t('resend.failed', { name: fullName }), thrown)
      }
    },
    [add, fail, notify, tools],
  )

  const sendPasswordLink = useCallback(
    async ({ id, fullName: name }: Person) => {
      const { t } = tools
      try {
        await port.sendPasswordLink(id)
        notify({ tone: 'success', title: t('passwordLink.done', { name }) })
      } catch (thrown) {
        fail(t('passwordLink.failed', { name }), thrown)
      }
    },
    [fail, notify, port, tools],
  )

  const resetSecondFactor = useCallback(
    async ({ id, fullName: name }: Person) => {
      const { t } = tools
      try {
        await port.resetSecondFactor(id)
        notify({ tone: 'success', title: t('secondFactor.done', { name }) })
      } catch (thrown) {
        fail(t('secondFactor.failed', { name }), thrown)
      }
      receive({})
    },
    [fail, notify, port, receive, tools],
  )
  return { resend, sendPasswordLink, resetSecondFactor }
}

/** The people of an application, as they are and as they change. */
export function usePeople(port: PeoplePort): PeopleModel {
  const tools = useMessages(messages)
  const fail = useNotifyFailure(tools, errorText)
  const { result, run, receive } = usePending(
    useMemo(() => port.people(), [port]),
    personCommands,
  )
  useEffect(() => port.onChange?.((what) => what === 'people' && receive({})), [port, receive])

  const save = useCallback<PeopleModel['save']>(
    async (change) => {
      const { id } = change
      try {
        return await run(
          { commandId: crypto.randomUUID(), id, change: pressedOf(change) },
          {
            send: (people) =>
              port.save({ ...change, version: people?.find((one) => one.id === id)?.version ?? 0 }),
            merge: withPerson,
          },
        )
      } catch (error) {
        // The next try is over what is there now.
        if (toPortError(error).code === 'conflict') receive({})
        throw error
      }
    },
    [port, receive, run],
  )

  const assign = useCallback(
    async ({ id, fullName: name }: Person, isAssigned: boolean) => {
      try {
        await run(
          { commandId: crypto.randomUUID(), id, change: { isAssigned } },
          {
            send: () => port.assign(id, isAssigned),
            // It is another version now, which the answer does not say.
            merge: (people) =>
              people.map((one) =>
                one.id === id && one.isAssigned !== isAssigned
                  ? { ...one, isAssigned, version: one.version + 1 }
                  : one,
              ),
          },
        )
      } catch (thrown) {
        fail(tools.t('assign.failed', { name }), thrown)
      }
    },
    [fail, port, run, tools],
  )

  const add = useCallback<PeopleModel['add']>(
    async (people, groupIds, commandId) => {
      const added = await port.add(people, groupIds, commandId)
      receive({})
      return added
    },
    [port, receive],
  )

  const { setStatus, setRoles } = useRevertible(save)
  const { resend, sendPasswordLink, resetSecondFactor } = useSignInHelp({ port, add, receive })
  return useMemo(
    () => ({
      result,
      save,
      add,
      setStatus: (person, status) => void setStatus(person, status),
      setRoles: (person, roles) => void setRoles(person, roles),
      assign: (person, isAssigned) => void assign(person, isAssigned),
      resend: (person) => void resend(person),
      sendPasswordLink: (person) => void sendPasswordLink(person),
      resetSecondFactor: (person) => void resetSecondFactor(person),
    }),
    [add, assign, resend, resetSecondFactor, result, save, sendPasswordLink, setRoles, setStatus],
  )
}

/** Only what one presses is shown at once; what is typed is shown where it is typed. */
const pressedOf = ({ status, roles }: Partial<PersonChange>) => ({
  ...(status && { status }),
  ...(roles && { roles }),
})
