import {
  Card,
  MEDIA_ICONS,
  Icon,
  ListRow,
  ListRows,
  MediaMark,
  StateScreen,
  useMediaWords,
} from '@atrium/design-system'
import { CalendarCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages, type Locale } from '../../kit/index.ts'
import { formatDay, formatRange } from '../format.ts'
import type { NearCampaign } from './home.data.ts'
import { listCss } from './home.css.ts'
import { nearBars, PAST_DAYS, WINDOW_DAYS, type NearBar } from './home.logic.ts'
import { homeMessages } from './messages/index.ts'
import { nearCss } from './near.css.ts'

const Frame = styled.div`
  ${nearCss}
`
const List = styled.div`
  ${listCss}
`

export interface NearCardProps {
  campaigns: readonly NearCampaign[]
  /** ISO day. */
  today: string
}

/** A look at two weeks: what begins and what ends around today. */
export function NearCard({ campaigns, today }: NearCardProps) {
  const { t, locale } = useMessages(homeMessages)
  const words = useMediaWords()
  const bars = nearBars(campaigns, today)
  const eventOf = (bar: NearBar) =>
    t(`near.${bar.event}`, {
      day: formatDay(locale, bar.event === 'ends' ? bar.end : bar.start, 'near'),
    })
  if (bars.length === 0) {
    return (
      <Card title={t('near.title')}>
        <StateScreen kind="empty" headingLevel={3} icon={CalendarCheck} title={t('near.none')} />
      </Card>
    )
  }
  return (
    <Card title={t('near.title')} aside={t('near.count', { count: bars.length })}>
      <Frame>
        <div className="at-chart">
          <Days today={today} locale={locale} />
          <span className="at-today">
            <span>{t('near.today')}</span>
          </span>
          <ul>
            {bars.map((bar) => (
              <li key={bar.name}>
                <a
                  href="#campaigns"
                  title={`${bar.name}\n${formatRange(locale, bar.start, bar.end)}`}
                  data-at-open-start={bar.from < 0 || undefined}
                  data-at-open-end={bar.to > WINDOW_DAYS || undefined}
                  style={placeOf(bar)}
                  onClick={(event) => event.preventDefault()}
                >
                  <Icon icon={MEDIA_ICONS[bar.media]} size={15} />
                  <span className="at-name">{bar.name}</span>
                  <span className="at-visually-hidden">
                    , {words[bar.media]}, {eventOf(bar)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <List className="at-list">
          <ListRows>
            {bars.map((bar) => (
              <ListRow
                key={bar.name}
                mark={<MediaMark kind={bar.media} isDecorative />}
                title={bar.name}
                subtitle={`${words[bar.media]} · ${eventOf(bar)}`}
              />
            ))}
          </ListRows>
        </List>
      </Frame>
    </Card>
  )
}

function placeOf({ from, to, media }: NearBar): Record<string, string | number> {
  return {
    '--_from': Math.max(0, from),
    '--_to': Math.min(WINDOW_DAYS, to),
    '--_ground': `var(--at-media-${media}-soft)`,
    '--_ink': `var(--at-media-${media})`,
  }
}

/** A line for each day, weekends in a quiet shade, and the day's number under it. */
function Days({ today, locale }: { today: string; locale: Locale }) {
  const first = Date.parse(`${today}T00:00:00Z`) - PAST_DAYS * 86_400_000
  return (
    <div className="at-days" aria-hidden="true">
      {Array.from({ length: WINDOW_DAYS }, (_, index) => {
        const date = new Date(first + index * 86_400_000)
        const weekday = date.getUTCDay()
        return (
          <span
            key={date.getTime()}
            data-at-weekend={weekday % 6 === 0 || undefined}
            data-at-now={index === PAST_DAYS || undefined}
          >
            <span className="at-day">
              <b>
                {new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(
                  date,
                )}
              </b>
              {date.getUTCDate()}
            </span>
          </span>
        )
      })}
    </div>
  )
}
