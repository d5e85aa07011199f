import {
  Card,
  Icon,
  ListRows,
  SegmentedControl,
  TimelineView,
  type TimelineBar,
} from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import {
  closedDeadlines,
  DeadlineLegend,
  MoveDeadlineDialog,
  type ChannelDeadlineKind,
} from '../../kit/campaigns/index.ts'
import { messages } from '../messages/index.ts'
import { ChannelDialog } from './ChannelDialog.tsx'
import { ChannelRow } from './ChannelRow.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { useChannelDeadlines } from './useChannelDeadlines.ts'
import { useChannelPlan } from './useChannelPlan.tsx'
import type { WidgetProps } from './widget.ts'

const Below = styled.div`
  @layer at.components {
    margin-block: var(--at-space-3) 6px;
  }
`

/** Its icon says the state where there is no room for the word. */
const stateOf = ({ icon, label }: TimelineBar) => (
  <>
    {icon && <Icon icon={icon} size={14} />}
    <span>{label}</span>
  </>
)

/** When each channel runs, on a scale of months or weeks; below, what is due and what may be done. */
export function ChannelsWidget({ widget, model, data }: WidgetProps) {
  const { t } = useMessages(messages)
  const [zoom, setZoom] = useState<'months' | 'weeks'>('months')
  const [open, setOpen] = useState<
    { dialog: 'edit' | 'move'; id: number } | { dialog: ChannelDeadlineKind; id: number }
  >()
  const { channels, campaign } = data
  const { today } = model
  const deadlines = useChannelDeadlines(model, channels)
  const { openOf, dated, groups, bars, view } = useChannelPlan(data, today, zoom)
  const undated = channels.filter(({ start }) => start === null)
  const dues = channels.flatMap(openOf)
  const shown = channels.find(({ id }) => id === open?.id)
  const close = () => setOpen(undefined)
  const listed = channels
    .map((channel) => ({ channel, due: openOf(channel), closed: closedDeadlines(channel) }))
    .filter(
      ({ channel, due, closed }) =>
        channel.can.edit || channel.standing === 'conditional' || due.length + closed.length > 0,
    )
  return (
    <Card
      title={widget.title ?? t('channels.title')}
      aside={
        dated.length > 0 && (
          <SegmentedControl
            label={t('channels.zoom')}
            value={zoom}
            onChange={setZoom}
            options={[
              { value: 'months', label: t('channels.months') },
              { value: 'weeks', label: t('channels.weeks') },
            ]}
          />
        )
      }
    >
      {channels.length === 0 && <p>{t('channels.none')}</p>}
      {dated.length > 0 && (
        <TimelineView
          label={widget.title ?? t('channels.title')}
          groups={groups}
          bars={bars}
          view={view}
          now={model.today}
          rowsTitle={t('channels.name')}
          renderBar={stateOf}
          hasNoTools
        />
      )}
      {dues.length > 0 && (
        <Below>
          <DeadlineLegend kinds={['booking', 'material']} />
        </Below>
      )}
      {undated.length > 0 && (
        <p>{t('channels.undated', { names: undated.map(({ name }) => name).join(', ') })}</p>
      )}
      {listed.length > 0 && (
        <ListRows aria-label={widget.title ?? t('channels.title')}>
          {listed.map(({ channel, due, closed }) => (
            <ChannelRow
              key={channel.id}
              {...{ channel, due, closed }}
              onOpen={(dialog) => setOpen({ dialog, id: channel.id })}
              onCloseDeadline={(kind, closing) => void deadlines.close(channel, kind, closing)}
            />
          ))}
        </ListRows>
      )}
      {shown && open?.dialog === 'edit' && (
        <ChannelDialog
          key={shown.id}
          channel={shown}
          currencyName={campaign.currencyName}
          model={model}
          onClose={close}
        />
      )}
      {shown && (open?.dialog === 'booking' || open?.dialog === 'material') && (
        <MoveDeadlineDialog
          key={shown.id}
          name={shown.name}
          kind={open.dialog}
          day={shown[`${open.dialog}Deadline`] ?? today}
          onMove={(day) => deadlines.move(shown, open.dialog as ChannelDeadlineKind, day)}
          onClose={close}
        />
      )}
      {shown && open?.dialog === 'move' && (
        <MoveDialog key={shown.id} channel={shown} model={model} onClose={close} />
      )}
    </Card>
  )
}
