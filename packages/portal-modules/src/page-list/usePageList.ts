import { useCallback, useEffect, useMemo } from 'react'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import { useChoosableGroups } from '../kit/audience/useChoosableGroups.ts'
import { useQuery, useUndo, type QueryResult } from '../kit/index.ts'
import type { PageListPort, PortalPage } from './page-list.port.ts'

export interface PageListModel {
  pages: QueryResult<readonly PortalPage[]>
  /** Whom something can be for; undefined while that is not known. */
  groups: readonly AudienceGroup[] | undefined
  changes: AudienceChanges
  saveAudience: SaveAudience
}

/** The pages as they are now, and changes of who sees them. */
export function usePageList(port: PageListPort): PageListModel {
  const pages = useQuery(useMemo(() => port.pages(), [port]))
  const refresh = pages.state === 'ready' ? pages.refresh : undefined
  const offerUndo = useUndo()
  const reload = useCallback(() => refresh?.(), [refresh])
  const saveAudience = useAudienceSave(port.audience, offerUndo, reload)!
  useEffect(() => port.onChange?.(reload), [port, reload])

  const first =
    pages.state === 'ready' ? pages.data.flatMap(({ modules }) => modules)[0] : undefined
  const groups = useChoosableGroups(port.audience, first?.id ?? -1, first !== undefined)
  return { pages, groups, changes: port.audience, saveAudience }
}
