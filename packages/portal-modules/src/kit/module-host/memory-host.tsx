import { useMemo, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import {
  ModuleHostProvider,
  type Locale,
  type ModuleHost,
  type PreviewedAs,
  type RenderElsewhere,
} from './host.tsx'

export interface MemoryHostProps {
  /** Default `de`. */
  locale?: Locale
  /** Where the module starts. */
  path?: readonly string[]
  /** State in the address's query at first. */
  params?: Readonly<Record<string, string>>
  now?: () => Date
  onNotify?: ModuleHost['notify']
  onAnnounce?: (text: string) => void
  onPath?: (path: readonly string[]) => void
  onOpenInside?: (address: string) => void
  onViewAs?: (somebody: PreviewedAs) => void
  onElsewhere?: (name: string, render: RenderElsewhere | undefined) => void
  children: ReactNode
}

const nothing = () => undefined
const none: Readonly<Record<string, string>> = {}
const systemNow = () => new Date()

/** A host that keeps its address in memory and a cache of its own: for stories, tests and trials. */
export function MemoryHost({
  locale = 'de',
  path: start = [],
  params: startParams = none,
  now = systemNow,
  onNotify = nothing,
  onAnnounce = nothing,
  onPath = nothing,
  onOpenInside,
  onViewAs,
  onElsewhere,
  children,
}: MemoryHostProps) {
  const [path, setPath] = useState(start)
  const [params, setParams] = useState(startParams)
  const [swr] = useState(() => ({ provider: () => new Map() }))
  const host = useMemo<ModuleHost>(
    () => ({
      locale,
      path,
      params,
      now,
      setPath: (next) => {
        setPath(next)
        onPath(next)
      },
      setParam: (name, value) =>
        setParams(({ [name]: _old, ...rest }) =>
          value === undefined ? rest : { ...rest, [name]: value },
        ),
      setParams: (values) =>
        setParams((all) => {
          const next = Object.entries({ ...all, ...values })
          return Object.fromEntries(
            next.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
          )
        }),
      addressOf: (values) => `https://portal.example/?${new URLSearchParams(values)}`,
      notify: onNotify,
      announce: onAnnounce,
      openInside: onOpenInside,
      viewAs: onViewAs,
      elsewhere: onElsewhere,
    }),
    [locale, path, params, now, onNotify, onAnnounce, onPath, onOpenInside, onViewAs, onElsewhere],
  )
  return (
    <SWRConfig value={swr}>
      <ModuleHostProvider host={host}>{children}</ModuleHostProvider>
    </SWRConfig>
  )
}
