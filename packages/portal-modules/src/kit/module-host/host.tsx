import { createContext, use, useCallback, useInsertionEffect, useMemo, useRef, useState, type ReactNode } from 'react' // prettier-ignore

/** The languages that the modules speak by themselves. */
export type Language = 'de' | 'en'
/** A language tag (BCP 47): one of these, or one whose words the product adds, such as `fr` (`addWords`). */
export type Locale = Language | (string & {})

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

/** A place that is open in a module, for the window's title. */
export interface OpenPlace {
  /** Undefined: it is not known yet, or has none of its own. */
  setName: (name: string | undefined) => void
  leave: () => void
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
  /** Shows it; what it gives back takes it away. Giving nothing leaves it to its time. */
  notify: (notice: Notice) => (() => void) | void
  /** Says something politely to a screen reader. */
  announce: (text: string) => void
  /**
   * Opens a place in the module (a folder, a post, a file) whose name the window's title takes on; the
   * last one opened that has a name counts. Absent: the title is the page's alone.
   */
  openPlace?: () => OpenPlace
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
// By itself: texts stand in every row, and the address changes with every filter.
const LocaleContext = createContext<Locale | undefined>(undefined)

/** Gives the modules below it their host. What they ask it to do stays the same function for them. */
export function ModuleHostProvider({ host, children }: { host: ModuleHost; children: ReactNode }) {
  const latest = useRef(host)
  useInsertionEffect(() => {
    latest.current = host
  })
  const canSetAll = host.setParams !== undefined
  const canOpenInside = host.openInside !== undefined
  const canOpenPlace = host.openPlace !== undefined
  const canViewAs = host.viewAs !== undefined
  const acts = useMemo(
    () => ({
      setPath: (...to: Parameters<ModuleHost['setPath']>) => latest.current.setPath(...to),
      setParam: (name: string, value: string | undefined) => latest.current.setParam(name, value),
      notify: (notice: Notice) => latest.current.notify(notice),
      announce: (text: string) => latest.current.announce(text),
      ...(canSetAll && {
        setParams: (values: Parameters<NonNullable<ModuleHost['setParams']>>[0]) =>
          latest.current.setParams?.(values),
      }),
      ...(canOpenInside && {
        openInside: (address: string) => latest.current.openInside?.(address),
      }),
      ...(canOpenPlace && { openPlace: () => latest.current.openPlace!() }),
      ...(canViewAs && { viewAs: (somebody: Somebody) => latest.current.viewAs?.(somebody) }),
    }),
    [canOpenInside, canOpenPlace, canSetAll, canViewAs],
  )
  const given = useMemo(() => ({ ...host, ...acts }), [host, acts])
  return (
    <LocaleContext value={host.locale}>
      <HostContext value={given}>{children}</HostContext>
    </LocaleContext>
  )
}

const missing = 'A module needs a ModuleHostProvider above it.'

/** The product around the module. */
export function useModuleHost(): ModuleHost {
  const host = use(HostContext)
  if (!host) throw new Error(missing)
  return host
}

/** Its language alone: whoever asks for no more is not drawn anew when the address changes. */
export function useHostLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error(missing)
  return locale
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

/**
 * What the address says in some of its parameters, read by a function that stays the same. The answer
 * is the same object as long as they say the same, whatever else changes in the address.
 */
export function useAddressState<T>(
  names: readonly string[],
  read: (params: ModuleHost['params']) => T,
): T {
  const { params } = useModuleHost()
  const written = names.map((name) => params[name] ?? '').join('\n')
  const [known, setKnown] = useState(() => ({ written, said: read(params) }))
  if (known.written === written) return known.said
  const said = read(params)
  setKnown({ written, said })
  return said
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
