import { useAtrium } from '@atrium/api-client'
import { createBuildingBlocksAdapter } from '@atrium/portal-modules/building-blocks/adapter'
import buildingBlocks from '@atrium/portal-modules/building-blocks/module'
import { ModuleHostProvider, useModuleHost, type ModuleHost } from '@atrium/portal-modules/kit'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import { createUnsaved } from '../leaving/unsaved.ts'
import { useServices } from '../services.tsx'

const { Component: Blocks } = buildingBlocks

interface BlocksPageProps {
  /** The segment of the page's address under which they are. */
  segment: string
  /** The list of direct orders that they are for. */
  componentId: number
}

/** The building blocks of a page; what is not saved is kept from being left by mistake (SET-01). */
export default function BlocksPage({ segment, componentId }: BlocksPageProps) {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const { pathname } = useLocation()
  const outer = useModuleHost()
  const { setPath } = outer
  const [isDirty, setDirty] = useState(false)
  const [unsaved] = useState(() => createUnsaved(setDirty))
  const port = useMemo(
    () =>
      createBuildingBlocksAdapter({
        client,
        scope,
        live,
        openOrders: () => setPath([]),
        keepFromLeaving: unsaved.keep,
      }),
    [client, live, scope, setPath, unsaved],
  )
  const host = useMemo<ModuleHost>(
    () => ({
      ...outer,
      path: outer.path.slice(1),
      setPath: (path, options) => outer.setPath([segment, ...path], options),
    }),
    [outer, segment],
  )
  // What was saved a moment ago may be left at once.
  const isInside = useCallback(
    (path: string) => !unsaved.isThere() || path === pathname,
    [pathname, unsaved],
  )
  return (
    <>
      <ModuleHostProvider host={host}>
        <Blocks port={port} component={{ id: componentId }} config={{}} />
      </ModuleHostProvider>
      <LeaveQuestion isDirty={isDirty} isInside={isInside} />
    </>
  )
}
