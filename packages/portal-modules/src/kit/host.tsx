import { createContext, use, useCallback, type ReactNode } from 'react'

export type Locale = 'de' | 'en'

/** Something to tell that is not at a place on the screen. */
export interface Notice {
  tone: 'success' | 'info' | 'failure'
  title: string
  detail?: string
  action?: { label: string; onPress: () => void }
  /** Milliseconds; absent: the host's own. */
  timeout?: number
}

/** A person or a user group, as whom the product may be looked at. */
export interface Somebody {
  type: 'user' | 'user-group'
  id: number
  name: string
}

/** Shows something of a module where the module itself is not shown; an item's own place opens by its id. */
export type RenderElsewhere = (way: { openItem: (id: number) => void }) => ReactNode

/** What a module asks of the product around it. Modules know no router and no toasts. */
export interface ModuleHost {
  locale: Locale
  /** Segments of the address after the module's page. */
  path: readonly string[]
  setPath: (path: readonly string[], options?: { replace?: boolean }) => void
  /** Goes to another address of the product, such as `/insights`. Absent: the browser goes there. */
  openInside?: (address: string) => void
  /** State in the address's query. */
  params: Readonly<Record<string, string>>
  /** `undefined` takes the parameter away. */
  setParam: (name: string, value: string | undefined) => void
  /** Sets several at once, in one step of the address. Absent: one after the other. */
  setParams?: (values: Readonly<Record<string, string | undefined>>) => void
  /**
   * The whole address of this page with this in its query, to be passed on to somebody. Absent: there
   * is nothing to pass on.
   */
  addressOf?: (params: Readonly<Record<string, string>>) => string
  notify: (notice: Notice) => void
  /** Says something politely to a screen reader. */
  announce: (text: string) => void
  now: () => Date
  /** Asks whether to look at the product as somebody. Absent: the person at the screen may not (T-04). */
  viewAs?: (somebody: Somebody) => void
  /**
   * Hands over what goes on when the module is left, such as uploads, or takes it back. Always the
   * same function. Absent: it goes on unseen.
   */
  elsewhere?: (name: string, render: RenderElsewhere | undefined) => void
}

const HostContext = createContext<ModuleHost | undefined>(undefined)

/** Gives the modules below it their host. */
export function ModuleHostProvider({ host, children }: { host: ModuleHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/** The product around the module. */
export function useModuleHost(): ModuleHost {
  const host = use(HostContext)
  if (!host) throw new Error('A module needs a ModuleHostProvider above it.')
  return host
}

/** State that lives in the address's query; the fallback is not written there. */
export function useUrlState(
  name: string,
  fallback: string,
): readonly [string, (value: string) => void] {
  const { params, setParam } = useModuleHost()
  const set = useCallback(
    (value: string) => setParam(name, value === fallback ? undefined : value),
    [fallback, name, setParam],
  )
  return [params[name] ?? fallback, set]
}

/** Sets several parameters of the address's query at once; `undefined` takes one away. */
export function useSetParams(): (values: Readonly<Record<string, string | undefined>>) => void {
  const { setParam, setParams } = useModuleHost()
  return useCallback(
    (values) => {
      if (setParams) return setParams(values)
      for (const [name, value] of Object.entries(values)) setParam(name, value)
    },
    [setParam, setParams],
  )
}
