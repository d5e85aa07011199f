import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import {
  closedDeadlines,
  DeadlineMenu,
  MoveDeadlineDialog,
  openDeadlines,
  useDeadlineCommands,
  type ChannelDeadlineKind,
} from '../../kit/campaigns/index.ts'
import { PortError } from '../../kit/index.ts'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'
import type { CampaignsModel } from '../campaigns.model.ts'

export interface PlanDeadlines {
  /** What can be done about the deadlines of a channel, for its menu; nothing where nobody may. */
  menuOf: (channel: PlannedChannel, campaign: Campaign) => ReactNode
  dialog: ReactNode
}

/** Closes, opens and moves the deadlines of the channels of a plan (T-27). */
export function usePlanDeadlines({ saveChannel, today }: CampaignsModel): PlanDeadlines {
  const latest = useRef(saveChannel)
  useEffect(() => {
    latest.current = saveChannel
  })
  const { close, move } = useDeadlineCommands(
    useCallback(
      async (id, fields) => latest.current?.(id, fields) ?? new PortError({ code: 'forbidden' }),
      [],
    ),
  )
  const [asked, setAsked] = useState<{ channel: PlannedChannel; kind: ChannelDeadlineKind }>()
  const canSave = saveChannel !== undefined
  const menuOf = useCallback(
    (channel: PlannedChannel, campaign: Campaign) => {
      if (!canSave || !campaign.can.edit) return null
      return (
        <DeadlineMenu
          open={openDeadlines({ ...channel, end: channel.end ?? campaign.end }, today)}
          closed={closedDeadlines(channel)}
          onClose={(kind, closing) => void close(channel, kind, closing)}
          onMove={(kind) => setAsked({ channel, kind })}
        />
      )
    },
    [canSave, close, today],
  )
  const day = asked?.channel[`${asked.kind}Deadline`]
  const dialog = asked && day && (
    <MoveDeadlineDialog
      name={asked.channel.name}
      kind={asked.kind}
      day={day}
      onMove={(next) => move(asked.channel, asked.kind, next)}
      onClose={() => setAsked(undefined)}
    />
  )
  return { menuOf, dialog }
}
