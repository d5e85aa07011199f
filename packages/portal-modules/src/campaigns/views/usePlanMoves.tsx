import { ConfirmDialog, type TimelineSpan, type TimelineViewProps } from '@atrium/design-system'
import { useState, type ReactNode } from 'react'
import { formatRange } from '../../kit/campaigns/index.ts'
import { errorText, useMessages, useModuleHost } from '../../kit/index.ts'
import { useUndo } from '../../kit/pending/useUndo.ts'
import type { Campaign, ChannelEdit, PlannedChannel } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { isDecided, spanEdit } from '../plan.logic.ts'
import type { CampaignsModel } from '../campaigns.model.ts'

export interface PlanMoves {
  /** Called with the new days of a bar; undefined where nobody changes plans. */
  onSpan: ((key: TimelineSpanKey, span: TimelineSpan) => void) | undefined
  dialog: ReactNode
}
type TimelineSpanKey = Parameters<NonNullable<TimelineViewProps['onMoveBar']>>[0]

interface Asked {
  channel: PlannedChannel
  edit: ChannelEdit
}

/**
 * Moves flights and makes them longer or shorter, with a way back (T-08, T-22). What the client has
 * approved is asked for first: it goes back into planning, and they are told.
 */
export function usePlanMoves(
  { saveChannel }: CampaignsModel,
  channelAt: (key: TimelineSpanKey) => PlannedChannel | undefined,
  campaignAt: (key: TimelineSpanKey) => Campaign | undefined,
): PlanMoves {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const [asked, setAsked] = useState<Asked>()
  const save = async ({ channel, edit }: Asked) => {
    const { id, name, start, end, pauses } = channel
    const send = async (wanted: ChannelEdit) => {
      const refused = await saveChannel!(id, wanted)
      if (refused)
        notify({
          tone: 'failure',
          title: t('move.failed', { name }),
          detail: errorText(tools, refused),
        })
      return !refused
    }
    if (!(await send(edit))) return
    const next = { start, end, ...edit }
    const range = formatRange(locale, next.start, next.end)
    // Approved once more it is not by going back.
    const takeBack = isDecided(channel) ? undefined : () => void send({ start, end, pauses })
    offerUndo(t('move.done', { name, range }), takeBack)
  }
  const onSpan = (key: TimelineSpanKey, span: TimelineSpan) => {
    const channel = channelAt(key)
    if (!channel || !campaignAt(key)?.can.edit) return
    const change = { channel, edit: spanEdit(channel, span) }
    if (isDecided(channel)) setAsked(change)
    else void save(change)
  }
  const dialog = asked && (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
      title={t('move.question', {
        name: asked.channel.name,
        range: formatRange(
          locale,
          asked.edit.start ?? asked.channel.start,
          asked.edit.end ?? asked.channel.end,
        ),
      })}
      confirmLabel={t('move.confirm')}
      onConfirm={() => {
        setAsked(undefined)
        void save(asked)
      }}
    >
      {t('move.consequence')}
    </ConfirmDialog>
  )
  return { onSpan: saveChannel && onSpan, dialog }
}
