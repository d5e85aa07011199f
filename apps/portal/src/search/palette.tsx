import { useAtrium } from '@atrium/api-client'
import {
  CommandPalette as Palette,
  type CommandGroup,
  type CommandPaletteProps,
} from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { campaignWords } from '@atrium/portal-modules/kit/campaigns'
import { useEffect, useMemo, useState } from 'react'
import { findStarred } from './campaigns.ts'
import type { FoundCampaign, FoundComponent, SearchResult } from './search.types.ts'

/** So many stand there before anything is typed. */
const few = 6
const none: readonly FoundCampaign[] = []

interface PaletteProps extends CommandPaletteProps {
  toRow: (component: FoundComponent) => SearchResult
}

/** The palette with what the person marked, behind what they opened last (T-29). */
export function CommandPalette({ toRow, groups, ...props }: PaletteProps) {
  const { t } = useMessages(campaignWords)
  const starred = useStarred(props.isOpen)
  const all = useMemo(() => {
    const [last, ...others] = groups
    const items = starred.map((one) => ({ ...toRow(one), sign: one.sign }))
    const signs = new Map(items.map(({ id, sign }) => [id, sign]))
    const known = last?.items.map((item) => ({ ...item, sign: signs.get(item.id) })) ?? []
    const marked: CommandGroup = { kind: 'recent', title: t('star.mark'), items }
    return [...(last ? [{ ...last, items: known }] : []), marked, ...others]
  }, [groups, starred, t, toRow])
  return <Palette {...props} groups={all} />
}

/** Asked for whenever the palette opens; until the answer is there what is known stays. */
function useStarred(isOpen: boolean): readonly FoundCampaign[] {
  const { client, scope } = useAtrium()
  const { tenant } = scope
  const [known, setKnown] = useState({ tenant, items: none })
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    findStarred(client, tenant, { signal: stop.signal, limit: few }).then(
      (items) => setKnown({ tenant, items }),
      // Without them everything else is found still.
      () => undefined,
    )
    return () => stop.abort()
  }, [client, isOpen, tenant])
  return known.tenant === tenant ? known.items : none
}
