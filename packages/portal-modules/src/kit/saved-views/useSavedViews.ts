import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import { toPortError, type PortError } from '../port-error.ts'
import type { Query } from '../query.ts'
import { useMessages } from '../language/useMessages.ts'
import { useQuery } from '../reading/useQuery.ts'
import { messages } from './messages.ts'
import type { SavedView, SavedViewsPort } from './saved-views.types.ts'

/** What a person says of a view. */
interface ViewDescription {
  name: string
  groupIds: readonly number[]
  /** Absent: as it was. */
  roles?: readonly string[]
}

export interface SavedViewsModel {
  /** The reader's own. */
  own: readonly SavedView[]
  /** Those that others share with them. */
  shared: readonly SavedView[]
  /** The one that is looked at. */
  current: SavedView | undefined
  /** The reader's own that was chosen last, where it is looked at in another way by now. */
  changed: SavedView | undefined
  groups: Query<readonly { id: number; name: string }[]>
  /** Roles of which the reader says with which view they begin; undefined where nobody says. */
  roles: Query<readonly string[]> | undefined
  /** It is not known yet with which view the reader begins. */
  isStarting: boolean
  apply: (view: SavedView) => void
  /** Keeps how the list is looked at now. Undefined: done. Else why not. */
  add: (description: ViewDescription) => Promise<PortError | undefined>
  /** Names or shares one anew. Undefined: done. Else why not. */
  edit: (view: SavedView, description: ViewDescription) => Promise<PortError | undefined>
  /** Keeps how the list is looked at now under a name that is there. */
  overwrite: (view: SavedView) => Promise<void>
  remove: (view: SavedView) => Promise<void>
  /** Why something failed, in the module's words. */
  explain: (error: PortError) => string
}

interface Looking {
  /** How the list is looked at, as the address says it. */
  params: Readonly<Record<string, string | undefined>>
  /** All parameters of the address by which somebody asks for a look of their own. */
  names: readonly string[]
  /** Looks at the list in another way. */
  apply: (params: Readonly<Record<string, string>>) => void
  explain: (error: PortError) => string
}

const stated = (params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
const signOf = (params: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Named ways to look at a list; undefined where none are kept (T-07). */
export function useSavedViews(
  port: SavedViewsPort | undefined,
  { params: looked, names, apply, explain }: Looking,
): SavedViewsModel | undefined {
  const tools = useMessages(messages)
  const { notify, announce } = useModuleHost()
  const result = useQuery(useMemo(() => port?.list(), [port]))
  const groups = useMemo(() => port?.groups(), [port])
  const roles = useMemo(() => port?.roles?.(), [port])
  const [chosenId, setChosenId] = useState<number>()
  const { params: address } = useModuleHost()
  // An address that says something is what the reader asked for.
  const isUnasked = names.every((name) => address[name] === undefined)
  const [hasBegun, setBegun] = useState(() => port === undefined || !isUnasked)
  const [start, setStart] = useState<SavedView>()
  // An answer that comes after one that failed counts as well, while nobody asked for anything else.
  if (!hasBegun && result.state === 'ready') {
    const found = isUnasked ? result.data.find((view) => view.isDefault) : undefined
    setBegun(true)
    setStart(found)
    setChosenId(found?.id)
  }
  const isStarting = !hasBegun && result.state === 'loading'
  const begin = useEffectEvent(apply)
  useLayoutEffect(() => {
    if (start) begin(start.params)
  }, [start])
  if (!port || !groups) return undefined
  const all = result.state === 'ready' ? result.data : []
  const refresh = () => result.state === 'ready' && result.refresh()
  const params = stated(looked)
  const sign = signOf(params)
  const current = all.find((view) => signOf(view.params) === sign)
  const chosen = all.find(({ id }) => id === chosenId)

  const explained = (error: PortError) =>
    error.code === 'conflict' ? tools.t('conflict') : explain(error)

  /** Undefined: done. Else why not. */
  const attempt = async (work: (commandId: string) => Promise<SavedView>, said: 'saved' | 'changed') => {
    try {
      const { id, name } = await work(crypto.randomUUID())
      setChosenId(id)
      announce(tools.t(said, { name }))
      return undefined
    } catch (error) {
      return toPortError(error)
    } finally {
      refresh()
    }
  } // prettier-ignore

  return {
    own: all.filter(({ sharedBy }) => sharedBy === null),
    shared: all.filter(({ sharedBy }) => sharedBy !== null),
    current,
    changed: current || !chosen?.can.edit ? undefined : chosen,
    groups,
    roles,
    isStarting,
    explain: explained,
    apply: (view) => {
      setChosenId(view.id)
      apply(view.params)
    },
    add: (description) =>
      attempt((commandId) => port.add({ ...description, params, commandId }), 'saved'),
    edit: ({ id, version, params: kept }, description) =>
      attempt(
        (commandId) => port.save({ id, version, params: kept, ...description, commandId }),
        'changed',
      ),
    overwrite: async ({ id, version, name, groupIds }) => {
      const error = await attempt(
        (commandId) =>
          port.save({ id, version, name, params, groupIds: groupIds ?? [], commandId }),
        'changed',
      )
      if (!error) return void notify({ tone: 'success', title: tools.t('changed', { name }) })
      const detail = explained(error)
      notify({ tone: 'failure', title: tools.t('notChanged', { name }), detail })
    },
    remove: async ({ id, name }) => {
      try {
        await port.remove({ id, commandId: crypto.randomUUID() })
        refresh()
        notify({ tone: 'success', title: tools.t('removed', { name }) })
      } catch (error) {
        const detail = explained(toPortError(error))
        notify({ tone: 'failure', title: tools.t('notRemoved', { name }), detail })
      }
    },
  }
}
