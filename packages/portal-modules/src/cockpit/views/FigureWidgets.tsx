import { Card, formatNumber, Icon, Meter, Stat, StatusMark } from '@atrium/design-system'
import { styled } from 'styled-components'
import { formatDay, useMessages } from '../../kit/index.ts'
import {
  budgetWords,
  CampaignRail,
  campaignRail,
  campaignWords,
  dayOffWords,
  formatBudget,
  inReleaseStatus,
  statusLook,
  statusWord,
} from '../../kit/campaigns/index.ts'
import { flightDays, flightWeeks, placeInFlight, totals, waiting } from '../cockpit.logic.ts'
import { messages } from '../messages/index.ts'
import type { WidgetProps } from './widget.ts'

const Stage = styled.div`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`

/** Where the campaign stands, and what waits for whom (CAMP-08, COCK-08). */
export function StateWidget({ data: { campaign, channels }, model }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { status, approvalDue, approvalDayOff } = campaign
  const { all, own } = waiting(channels)
  const waits =
    own > 0 ? t('state.waits', { count: own }) : all > 0 && t('state.waitsElse', { count: all })
  const isLate = approvalDue !== null && approvalDue < model.today
  const due =
    status === inReleaseStatus &&
    approvalDue !== null &&
    [
      t(isLate ? 'state.overdue' : 'state.due', { day: formatDay(locale, approvalDue) }),
      approvalDayOff && dayOffWords(words, locale, approvalDayOff),
    ]
      .filter(Boolean)
      .join(' · ')
  const step =
    campaignRail.includes(status) &&
    t('state.step', { step: campaignRail.indexOf(status) + 1, steps: campaignRail.length })
  return (
    <Card
      tone="brand"
      title={
        <Stage>
          <Icon icon={statusLook(status).icon} size={20} />
          {[statusWord(words, status), waits].filter(Boolean).join(' – ')}
        </Stage>
      }
      aside={
        <>
          {isLate && due ? (
            <>
              {step && `${step} · `}
              <StatusMark tone="bad">{due}</StatusMark>
            </>
          ) : (
            [step, due].filter(Boolean).join(' · ')
          )}
        </>
      }
    >
      <CampaignRail status={status} size="large" />
    </Card>
  )
}

/** Half as wide as a phone, a figure is as large as fits: it is never cut or broken. */
const Figure = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    @container at-grid (max-width: 479px) {
      && .at-figure {
        font-size: min(var(--at-font-xl), 5cqi);
        line-height: 26px;
      }
    }
  }
`

/** What the campaign may cost, what of it is planned, and the difference (CAMP-10). */
export function BudgetWidget({ widget, data: { campaign, channels } }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { frame, planned, difference } = budgetWords(words, locale, campaign)
  const count = channels.filter(({ standing }) => standing !== 'stopped').length
  return (
    <Figure>
      <Card>
        <Stat
          label={widget.title ?? words.t('budget.frame')}
          value={campaign.budget === null ? null : frame}
          detail={[planned && t('budget.planned', { planned, count }), difference]
            .filter(Boolean)
            .join(' · ')}
        />
      </Card>
    </Figure>
  )
}

/** How long it runs, in which weeks, and how far it is. */
export function DurationWidget({ widget, data: { campaign }, model }: WidgetProps) {
  const { t } = useMessages(messages)
  const days = flightDays(campaign)
  const weeks = flightWeeks(campaign)
  const place = placeInFlight(campaign, model.today)
  const detail = [
    weeks && t(weeks.from === weeks.to ? 'duration.week' : 'duration.weeks', weeks),
    place?.kind === 'before' && t('duration.before', { days: place.days }),
    place?.kind === 'running' && t('duration.running', { day: place.day, left: place.left }),
    place?.kind === 'over' && t('duration.over', { days: place.days }),
  ]
  return (
    <Figure>
      <Card>
        <Stat
          label={widget.title ?? t('duration.title')}
          value={days === undefined ? t('duration.open') : t('duration.value', { days })}
          detail={detail.filter(Boolean).join(' · ')}
        />
      </Card>
    </Figure>
  )
}

/** How much of the budget is bought (T-28). */
export function BookedWidget({ widget, data: { campaign, spending } }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const { planned, booked } = totals(spending)
  const whole = campaign.budget ?? planned
  const money = (amount: number) => formatBudget(locale, amount, campaign.currencyName, 'whole')
  const label = widget.title ?? t('booked.title')
  const isKnown = booked !== null && whole !== null && whole > 0
  return (
    <Figure>
      <Card>
        <Stat
          label={label}
          value={isKnown ? booked / whole : null}
          format={{ style: 'percent', maximumFractionDigits: 0 }}
          detail={
            isKnown &&
            t(campaign.budget === null ? 'booked.ofPlan' : 'booked.detail', {
              part: money(booked),
              whole: money(whole),
            })
          }
        >
          {isKnown && <Meter label={label} value={booked} max={whole} text="hidden" />}
        </Stat>
      </Card>
    </Figure>
  )
}

const Parts = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--at-space-3);
    margin-block-start: 2px;
  }
`

/** Whom the campaign is for. */
export function AudienceWidget({ widget, data: { audience } }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const label = widget.title ?? t('audience.title')
  if (!audience)
    return (
      <Card>
        <Stat label={label} value={null} detail={t('audience.none')} />
      </Card>
    )
  const { name, size, source, parts } = audience
  return (
    <Card>
      <Stat
        label={label}
        value={size}
        format={{ notation: 'compact', maximumFractionDigits: 1 }}
        detail={
          <>
            {name}
            <Parts>
              {parts.map((part) => (
                <span key={part.name}>
                  {part.name}{' '}
                  {formatNumber(part.share, locale, {
                    style: 'percent',
                    maximumFractionDigits: 0,
                  })}
                </span>
              ))}
            </Parts>
            {source && t('audience.source', { source })}
          </>
        }
      />
    </Card>
  )
}
