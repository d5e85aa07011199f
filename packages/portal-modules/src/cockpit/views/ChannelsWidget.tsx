import {
  Card,
  Chip,
  Icon,
  IconButton,
  ListRow,
  ListRows,
  MediaMark,
  Menu,
  MenuItem,
  MenuTrigger,
  SegmentedControl,
  TimelineView,
  useMediaWords,
  type TimelineBar,
} from '@atrium/design-system'
import { ArrowRightLeft, EllipsisVertical, Pencil } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import {
  campaignWords,
  closedDeadlines,
  closedDeadlineWords,
  deadlineIcons,
  DeadlineLegend,
  DeadlineMenu,
  deadlineTone,
  formatBudget,
  MoveDeadlineDialog,
  openDeadlines,
  openDeadlineWords,
  conditionalLook,
  stateLooks,
  stateWords,
  type ApprovalStanding,
  type ChannelDeadlineKind,
} from '../../kit/campaigns/index.ts'
import { planWindow } from '../cockpit.logic.ts'
import type { CockpitChannel } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import { ChannelDialog } from './ChannelDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { rangesOf } from './ranges.ts'
import { useChannelDeadlines } from './useChannelDeadlines.ts'
import type { WidgetProps } from './widget.ts'

const Below = styled.div`
  @layer at.components {
    margin-block: 12px 6px;
  }
`

/** Its icon says the state where there is no room for the word. */
const stateOf = ({ icon, label }: TimelineBar) => (
  <>
    {icon && <Icon icon={icon} size={14} />}
    <span>{label}</span>
  </>
)

/** Only the plan that was approved is (COCK-09); one that was stopped will not be another. */
const firm: ReadonlySet<ApprovalStanding> = new Set(['approved', 'conditional', 'stopped'])

/** When each channel runs, on a scale of months or weeks; below, what is due and what may be done. */
export function ChannelsWidget({ widget, model, data }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const media = useMediaWords()
  const [zoom, setZoom] = useState<'months' | 'weeks'>('months')
  const [open, setOpen] = useState<
    { dialog: 'edit' | 'move'; id: number } | { dialog: ChannelDeadlineKind; id: number }
  >()
  const { channels, campaign } = data
  const { today } = model
  const deadlines = useChannelDeadlines(model, channels)
  const openOf = useCallback(
    (channel: CockpitChannel) =>
      openDeadlines({ ...channel, end: channel.end ?? campaign.end }, today),
    [campaign.end, today],
  )
  const dated = useMemo(() => channels.filter(({ start }) => start !== null), [channels])
  const undated = channels.filter(({ start }) => start === null)
  const groups = useMemo(
    () =>
      dated.map(({ id, name, kind, budget }) => ({
        id,
        title: name,
        detail: `${formatBudget(locale, budget, campaign.currencyName, 'whole')} · ${media[kind]}`,
        mark: <MediaMark kind={kind} isDecorative />,
      })),
    [dated, locale, campaign.currencyName, media],
  )
  const bars = useMemo(
    () => [
      ...dated.map(({ id, kind, start, end, state, standing, pauses }) => ({
        key: id,
        groupId: id,
        start: start!,
        end: end ?? undefined,
        gaps: pauses,
        tone: state === 'Deactivated' ? ('neutral' as const) : kind,
        label: stateWords(words, state, standing === 'conditional'),
        icon: standing === 'conditional' ? conditionalLook.icon : stateLooks[state].icon,
        isTentative: !firm.has(standing),
      })),
      ...dated.flatMap((channel) =>
        openOf(channel).map((due) => ({
          key: `${due.kind}-${channel.id}`,
          groupId: channel.id,
          start: due.day,
          end: due.day,
          isPoint: true,
          tone: deadlineTone(due, today),
          icon: deadlineIcons[due.kind],
          label: words.t(`deadline.${due.isLate ? 'lateOf' : 'of'}.${due.kind}`, {
            name: channel.name,
          }),
        })),
      ),
    ],
    [dated, openOf, today, words],
  )
  const dues = channels.flatMap(openOf)
  const view = useMemo(() => {
    const days = dated.flatMap((channel) =>
      openOf(channel).map(({ day }) => ({ start: day, end: day })),
    )
    return planWindow([...dated, ...days], zoom, today)
  }, [dated, openOf, zoom, today])
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
            <ListRow
              key={channel.id}
              title={channel.name}
              subtitle={[
                stateWords(words, channel.state, channel.standing === 'conditional'),
                ...(channel.standing === 'conditional' && channel.condition
                  ? [words.t('condition.of', { text: channel.condition.text })]
                  : []),
                ...(channel.pauses.length > 0
                  ? [t('channels.pauses', { pauses: rangesOf(locale, channel.pauses) })]
                  : []),
                ...due.map((one) => openDeadlineWords(words, locale, one)),
                ...closed.map((one) => closedDeadlineWords(words, locale, one)),
              ].join(' · ')}
              mark={<MediaMark kind={channel.kind} isDecorative />}
              meta={
                channel.channelType && (
                  <Chip>{t('channels.type', { letter: channel.channelType })}</Chip>
                )
              }
              actions={
                channel.can.edit && (
                  <MenuTrigger>
                    <IconButton
                      icon={EllipsisVertical}
                      label={t('action.more', { name: channel.name })}
                      size="compact"
                    />
                    <Menu>
                      <MenuItem
                        icon={Pencil}
                        onAction={() => setOpen({ dialog: 'edit', id: channel.id })}
                      >
                        {t('action.change')}
                      </MenuItem>
                      <MenuItem
                        icon={ArrowRightLeft}
                        isDisabled={channel.can.moveTo.length === 0}
                        onAction={() => setOpen({ dialog: 'move', id: channel.id })}
                      >
                        {t('action.move')}
                      </MenuItem>
                      <DeadlineMenu
                        open={due}
                        closed={closed}
                        onClose={(kind, closing) => void deadlines.close(channel, kind, closing)}
                        onMove={(dialog) => setOpen({ dialog, id: channel.id })}
                      />
                    </Menu>
                  </MenuTrigger>
                )
              }
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
