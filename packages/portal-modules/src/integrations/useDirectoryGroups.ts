import { useEffect, useEffectEvent, useMemo } from 'react'
import { toPortError, useMessages, useModuleHost, useQuery, type PortError, type QueryResult } from '../kit/index.ts' // prettier-ignore
import type { DirectoryGroup, DirectoryGroups, DirectoryGroupsPort } from './integrations.port.ts'
import { messages } from './messages/index.ts'

export interface DirectoryGroupsModel {
  list: QueryResult<DirectoryGroups>
  /** Undefined: done. */
  save: (
    /** As it was seen. */
    group: DirectoryGroup,
    wanted: Pick<DirectoryGroup, 'role' | 'targetIds'>,
  ) => Promise<PortError | undefined>
}

/** Groups of a directory as they are now, and what they give. */
export function useDirectoryGroups(port: DirectoryGroupsPort): DirectoryGroupsModel {
  const { t } = useMessages(messages)
  const { notify } = useModuleHost()
  const list = useQuery(useMemo(() => port.groups(), [port]))
  const reload = useEffectEvent(() => {
    if (list.state === 'ready') list.refresh()
  })
  useEffect(() => port.onChange?.(() => reload()), [port])
  return {
    list,
    async save({ id, name, version }, wanted) {
      try {
        await port.save({ id, version, ...wanted, commandId: crypto.randomUUID() })
        notify({ tone: 'success', title: t('groups.saved', { name }) })
        return undefined
      } catch (error) {
        return toPortError(error)
      } finally {
        if (list.state === 'ready') list.refresh()
      }
    },
  }
}
