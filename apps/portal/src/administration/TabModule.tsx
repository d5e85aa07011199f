import {
  languageOf,
  ModuleHostProvider,
  ModuleSlot,
  registerModule,
  useModuleHost,
  type Manifest,
  type ModuleHost,
  type ModuleDefinition,
} from '@atrium/portal-modules/kit'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import { createUnsaved, type KeepFromLeaving } from '../leaving/unsaved.ts'

/** The tab is no component of a page. */
const component = { id: 0 }

interface TabModuleProps<Port> {
  /** The tab's segment of the address. */
  tab: string
  manifest: Manifest
  load: () => Promise<{ default: ModuleDefinition<Port> }>
  /** Keep it the same as long as the port shall be. */
  port: (keepFromLeaving: KeepFromLeaving) => Promise<Port>
}

/** A module as a tab of the administration, with what is not saved kept from being left by mistake (SET-01). */
export function TabModule<Port>({ tab, manifest, load, port }: TabModuleProps<Port>) {
  const host = useTabHost(tab)
  const { pathname } = useLocation()
  const [isDirty, setDirty] = useState(false)
  const [unsaved] = useState(() => createUnsaved(setDirty))
  const registry = useMemo(
    () => ({
      [manifest.type]: registerModule({ manifest, load, port: () => port(unsaved.keep) }),
    }),
    [load, manifest, port, unsaved],
  )
  // What was saved a moment ago may be left at once.
  const isInside = useCallback(
    (path: string) => !unsaved.isThere() || path === pathname,
    [pathname, unsaved],
  )
  usePageTitle(manifest.title[languageOf(host.locale)])
  return (
    <>
      <ModuleHostProvider host={host}>
        <ModuleSlot registry={registry} type={manifest.type} component={component} />
      </ModuleHostProvider>
      <LeaveQuestion isDirty={isDirty} isInside={isInside} />
    </>
  )
}

/** The host as the module of a tab knows it: its address begins after the tab. */
function useTabHost(tab: string): ModuleHost {
  const host = useModuleHost()
  return useMemo(
    () => ({
      ...host,
      path: host.path.slice(1),
      setPath: (path, options) => host.setPath([tab, ...path], options),
    }),
    [host, tab],
  )
}
