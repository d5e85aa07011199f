import {
  Card,
  MediaMark,
  SegmentedControl,
  TimelineView,
  useMediaWords,
  type LucideIcon,
  type TimelineWindow,
} from '@atrium/design-system'
import { BookmarkCheck, Check, Clock, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { formatEuro } from '../format.ts'
import { pageNow } from '../frame/index.ts'
import { COCKPIT, type Channel, type ChannelState } from './cockpit.data.ts'
import { cockpitMessages } from './messages/index.ts'

type Zoom = 'months' | 'weeks'

export const STATE_ICONS: Record<ChannelState, LucideIcon> = {
  approved: Check,
  approving: Clock,
  booked: BookmarkCheck,
  rejected: X,
}

/** The whole campaign, or its first five weeks from a Monday on. */
const WINDOWS: Record<Zoom, TimelineWindow> = {
  months: { from: COCKPIT.start, to: COCKPIT.end },
  weeks: { from: '2027-03-29', to: '2027-05-02' },
}

/** When each channel runs, on a scale of months or weeks. */
export function ChannelPlan({ channels }: { channels: readonly Channel[] }) {
  const { t, locale } = useMessages(cockpitMessages)
  const media = useMediaWords()
  const [zoom, setZoom] = useState<Zoom>('months')
  const groups = useMemo(
    () =>
      channels.map(({ id, name, kind, budget }) => ({
        id,
        title: name,
        // The mark says the medium too: where there is little room, the budget comes first.
        detail: `${formatEuro(locale, budget, 0)} · ${media[kind]}`,
        mark: <MediaMark kind={kind} isDecorative />,
      })),
    [channels, media, locale],
  )
  const bars = useMemo(
    () =>
      channels.map(({ id, kind, start, end, state }) => ({
        key: id,
        groupId: id,
        start,
        end,
        tone: kind,
        label: t(`state.${state}`),
        icon: STATE_ICONS[state],
        isTentative: state === 'approving',
      })),
    [channels, t],
  )
  return (
    <Card
      title={t('channels.title')}
      aside={
        <SegmentedControl
          label={t('channels.zoom')}
          value={zoom}
          onChange={setZoom}
          options={[
            { value: 'months', label: t('channels.months') },
            { value: 'weeks', label: t('channels.weeks') },
          ]}
        />
      }
    >
      <TimelineView
        label={t('channels.title')}
        groups={groups}
        bars={bars}
        view={WINDOWS[zoom]}
        now={pageNow}
        rowsTitle={t('channels.name')}
        hasNoTools
      />
    </Card>
  )
}
