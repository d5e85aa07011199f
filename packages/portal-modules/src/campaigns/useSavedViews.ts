import { useMemo } from 'react'
import { toPortError, useMessages, useModuleHost, useQuery, type PortError } from '../kit/index.ts'
import { paramsOf, type Look } from './campaigns.logic.ts'
import type { SavedView, SavedViewsPort } from './campaigns.port.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'

export interface SavedViewsModel {
  all: readonly SavedView[]
  /** The one that is looked at. */
  current: SavedView | undefined
  apply: (view: SavedView) => void
  /** Keeps how the campaigns are looked at now. Undefined: done. Else why not. */
  add: (name: string) => Promise<PortError | undefined>
  remove: (view: SavedView) => Promise<void>
}

const stated = (params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
const signOf = (params: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Named ways to look at the campaigns; undefined where none are kept (T-07). */
export function useSavedViews(
  port: SavedViewsPort | undefined,
  look: Look,
  apply: (params: Readonly<Record<string, string>>) => void,
): SavedViewsModel | undefined {
  const tools = useMessages(messages)
  const { notify, announce } = useModuleHost()
  const result = useQuery(useMemo(() => port?.list(), [port]))
  if (!port) return undefined
  const all = result.state === 'ready' ? result.data : []
  const refresh = () => result.state === 'ready' && result.refresh()
  const params = stated(paramsOf(look))
  const sign = signOf(params)
  return {
    all,
    current: all.find((view) => signOf(view.params) === sign),
    apply: (view) => apply(view.params),
    add: async (name) => {
      try {
        await port.add({ name, params, commandId: crypto.randomUUID() })
        refresh()
        announce(tools.t('views.saved', { name }))
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    remove: async ({ id, name }) => {
      try {
        await port.remove({ id, commandId: crypto.randomUUID() })
        refresh()
        notify({ tone: 'success', title: tools.t('views.removed', { name }) })
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        notify({ tone: 'failure', title: tools.t('views.notRemoved', { name }), detail })
      }
    },
  }
}
