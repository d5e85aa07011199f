import { TodayContext } from '@atrium/design-system'
import { createContext, use, useCallback, useInsertionEffect, useMemo, useRef, useState, type ReactNode } from 'react' // prettier-ignore
import { calendarDay } from '../dates/today.ts'

/** The languages that the modules speak by themselves. */
export type Language = 'de' | 'en'
/** A language tag (BCP 47): one of these, or one whose words the product adds, such as `fr` (`addWords`). */
export type Locale = Language | (string & {})

/** A message that the host shows as a toast. */
export interface Notice {
  tone: 'success' | 'info' | 'failure'
  title: string
  detail?: string
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it closes by itself; default: the host's. */
  timeout?: number
}

/** The person or user group of a preview (T-04). */
export interface PreviewedAs {
  type: 'user' | 'user-group'
  id: number
  name: string
}

/** Something opened inside a module (a folder, a post) whose name belongs in the window's title. */
export interface OpenPlace {
  /** Sets the name; undefined while it is loading, or if it has none. */
  setName: (name: string | undefined) => void
  leave: () => void
}

/** Renders a part of a module, such as running uploads, outside of it; `openItem` opens an item's own page. */
export type RenderElsewhere = (way: { openItem: (id: number) => void }) => ReactNode

/** What the surrounding product does for its modules: routing, toasts, announcements. */
export interface ModuleHost {
  locale: Locale
  /** Segments of the address after the module's page. */
  path: readonly string[]
  setPath: (path: readonly string[], options?: { replace?: boolean }) => void
  /** Navigates to another address of the product, such as `/insights`, without loading the page anew. Absent: links do. */
  openInside?: (address: string) => void
  /** Parameters of the address's query. */
  params: Readonly<Record<string, string>>
  /** Sets a parameter; `undefined` removes it. */
  setParam: (name: string, value: string | undefined) => void
  /** Sets several parameters in one navigation. Absent: they are set one by one. */
  setParams?: (values: Readonly<Record<string, string | undefined>>) => void
  /**
   * The absolute address of this page with these parameters, for a link that is copied. Absent: links
   * cannot be copied.
   */
  addressOf?: (params: Readonly<Record<string, string>>) => string
  /** Shows a toast; returns a function that closes it, or nothing where only its time does. */
  notify: (notice: Notice) => (() => void) | void
  /** Announces a text to screen readers by a polite live region. */
  announce: (text: string) => void
  /**
   * Opens a place in the module (a folder, a post, a file) whose name the window's title takes on; the
   * last one opened that has a name counts. Absent: the title is the page's alone.
   */
  openPlace?: () => OpenPlace
  /** What time it is; all that modules and their date fields call today follows it, by the calendar of the page's zone. */
  now: () => Date
  /** Opens the question whether to preview the product as somebody. Absent: the reader may not (T-04). */
  viewAs?: (somebody: PreviewedAs) => void
  /**
   * Hands over what goes on after the module was left, such as uploads, to be shown elsewhere; undefined
   * takes it back. Must be a stable function. Absent: it goes on unseen.
   */
  elsewhere?: (name: string, render: RenderElsewhere | undefined) => void
}

const HostContext = createContext<ModuleHost | undefined>(undefined)
// A context of its own: every row has texts, and must not render again when a filter changes the address.
const LocaleContext = createContext<Locale | undefined>(undefined)

/** Provides the host to the modules below it. Its functions are stable, whatever the host passes in. */
export function ModuleHostProvider({ host, children }: { host: ModuleHost; children: ReactNode }) {
  const latest = useRef(host)
  useInsertionEffect(() => {
    latest.current = host
  })
  const canSetAll = host.setParams !== undefined
  const canOpenInside = host.openInside !== undefined
  const canOpenPlace = host.openPlace !== undefined
  const canViewAs = host.viewAs !== undefined
  const stableFunctions = useMemo(
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
      ...(canViewAs && { viewAs: (somebody: PreviewedAs) => latest.current.viewAs?.(somebody) }),
    }),
    [canOpenInside, canOpenPlace, canSetAll, canViewAs],
  )
  const today = useCallback(() => calendarDay(latest.current.now()), [])
  const value = useMemo(() => ({ ...host, ...stableFunctions }), [host, stableFunctions])
  return (
    <LocaleContext value={host.locale}>
      <TodayContext value={today}>
        <HostContext value={value}>{children}</HostContext>
      </TodayContext>
    </LocaleContext>
  )
}

const missing = 'A module needs a ModuleHostProvider above it.'

/** The host of the module. Throws without a `ModuleHostProvider`. */
export function useModuleHost(): ModuleHost {
  const host = use(HostContext)
  if (!host) throw new Error(missing)
  return host
}

/** The host's language. Unlike `useModuleHost`, it causes no render when the address changes. */
export function useHostLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error(missing)
  return locale
}

/** State in a parameter of the address's query; the fallback is not written there. */
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
 * A value read from some parameters of the address. It stays the same object until one of them changes.
 * @param read  must be a stable function
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

/** Sets several parameters of the address's query at once; `undefined` removes one. */
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
