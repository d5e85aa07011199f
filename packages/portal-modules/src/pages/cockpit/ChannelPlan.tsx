import { Card, Icon, MediaMark, SegmentedControl, type LucideIcon } from '@atrium/design-system'
import { BookmarkCheck, Check, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SCROLLS } from '../scrolls.ts'
import { useMessages } from '../../kit/index.ts'
import { formatDay, formatEuro, formatRange } from '../format.ts'
import { COCKPIT, type Channel, type ChannelState } from './cockpit.data.ts'
import { isoWeek, marks, placeOf } from './cockpit.logic.ts'
import { cockpitMessages } from './messages/index.ts'

type Zoom = 'months' | 'weeks'

export const STATE_ICONS: Record<ChannelState, LucideIcon> = {
  approved: Check,
  approving: Clock,
  booked: BookmarkCheck,
  rejected: X,
}

const Scroller = styled.div`
  @layer at.components {
    margin-inline: -20px;
    padding: 2px 20px 4px;
    overflow-x: auto;

    table {
      inline-size: 100%;
      min-inline-size: 560px;
      border-collapse: collapse;
      table-layout: fixed;
    }
    &[data-at-zoom='weeks'] table {
      min-inline-size: 1180px;
    }
    th {
      font-weight: 400;
      text-align: start;
    }
    thead th {
      block-size: 28px;
      padding: 0;
      border-block-end: 1px solid var(--at-line);
    }
    thead th:first-child,
    tbody th {
      inline-size: 236px;
    }
    tbody th {
      position: sticky;
      inset-inline-start: -20px;
      z-index: 1;
      padding: 5px 12px 5px 0;
      border-block-end: 1px solid var(--at-line);
      background: var(--at-ground);
    }
    tbody td {
      position: relative;
      padding: 0;
      border-block-end: 1px solid var(--at-line);
    }
    tbody tr:last-child > * {
      border-block-end: 0;
    }
    .at-channel {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 10px;
      min-block-size: 36px;
    }
    .at-channel b {
      display: block;
      overflow: hidden;
      font: 600 0.8125rem / 18px var(--at-font-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-channel small {
      display: block;
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-scale {
      position: relative;
      block-size: 28px;
    }
    .at-scale span {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-start: calc(var(--_from) * 100%);
      padding-inline-start: 7px;
      color: var(--at-text-2);
      font-size: var(--at-font-xs);
      line-height: 20px;
      white-space: nowrap;
    }
    .at-line {
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(var(--_from) * 100%);
      inline-size: 1px;
      background: var(--at-line);
    }
    .at-bar {
      position: absolute;
      inset-block-start: calc(50% - 12px);
      inset-inline-start: calc(var(--_from) * 100%);
      display: flex;
      align-items: center;
      gap: 6px;
      inline-size: calc(var(--_size) * 100% - 2px);
      block-size: 24px;
      padding-inline: 8px;
      border-inline-start: 3px solid var(--_ink);
      border-radius: 6px;
      background: var(--_soft);
      color: var(--_ink);
      font: 600 0.6875rem / 24px var(--at-font-body);
      white-space: nowrap;
      overflow: hidden;
    }
    .at-bar[data-at-state='approving'] {
      outline: 1px dashed var(--_ink);
      outline-offset: -1px;
    }
    .at-spoken {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media (max-width: 767px) {
      table {
        min-inline-size: 520px;
      }
      thead th:first-child,
      tbody th {
        inline-size: 150px;
      }
    }
    @media (forced-colors: active) {
      .at-bar {
        border: 1px solid CanvasText;
      }
    }
  }
`

/** When each channel runs, on a scale of months or weeks. */
export function ChannelPlan({ channels }: { channels: readonly Channel[] }) {
  const { t, locale } = useMessages(cockpitMessages)
  const [zoom, setZoom] = useState<Zoom>('months')
  const scale = marks(COCKPIT, zoom)
  const nameOf = (day: string) =>
    zoom === 'months'
      ? formatDay(locale, day, 'monthOnly')
      : t('channels.week', { week: isoWeek(day) })
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
      <Scroller {...SCROLLS} data-at-zoom={zoom} aria-label={t('channels.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="at-spoken">{t('channels.name')}</span>
              </th>
              <th scope="col">
                <span className="at-spoken">{t('channels.flight')}</span>
                <div className="at-scale" aria-hidden="true">
                  {scale.map(({ day, from }) => (
                    <span key={day} style={{ '--_from': from } as React.CSSProperties}>
                      {nameOf(day)}
                    </span>
                  ))}
                </div>
              </th>
            </tr>
          </thead>
          <tbody>
            {channels.map((channel) => (
              <tr key={channel.id}>
                <th scope="row">
                  <div className="at-channel">
                    <MediaMark kind={channel.kind} />
                    <span>
                      <b title={channel.name}>{channel.name}</b>
                      <small>{formatEuro(locale, channel.budget, 0)}</small>
                    </span>
                  </div>
                </th>
                <td>
                  {scale.map(({ day, from }) => (
                    <i
                      key={day}
                      className="at-line"
                      style={{ '--_from': from } as React.CSSProperties}
                    />
                  ))}
                  <Bar channel={channel} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  )
}

function Bar({ channel }: { channel: Channel }) {
  const { t, locale } = useMessages(cockpitMessages)
  const { kind, start, end, state } = channel
  const { from, size } = placeOf(channel, COCKPIT)
  const style = {
    '--_from': from,
    '--_size': size,
    '--_soft': `var(--at-media-${kind}-soft)`,
    '--_ink': `var(--at-media-${kind})`,
  } as React.CSSProperties
  return (
    <span
      className="at-bar"
      data-at-state={state}
      style={style}
      title={formatRange(locale, start, end)}
    >
      <Icon icon={STATE_ICONS[state]} size={14} />
      {t(`state.${state}`)}
      <span className="at-spoken">, {formatRange(locale, start, end)}</span>
    </span>
  )
}
