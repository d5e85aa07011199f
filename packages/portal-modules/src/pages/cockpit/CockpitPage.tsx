import {
  AvatarGroup,
  Breadcrumbs,
  Button,
  Card,
  Grid,
  GridItem,
  Icon,
  Meter,
  PageHeader,
  Rail,
  Skeleton,
  Stat,
  StateScreen,
} from '@atrium/design-system'
import { Check, Share2, Stamp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { formatEuro, formatRange } from '../format.ts'
import { goToPage, people } from '../frame/index.ts'
import { ApprovalsCard } from './ApprovalsCard.tsx'
import { ChannelPlan } from './ChannelPlan.tsx'
import { CHANNELS, COCKPIT, type Channel, type ChannelState } from './cockpit.data.ts'
import { daysOf, isoWeek } from './cockpit.logic.ts'
import { Conversation } from './Conversation.tsx'
import { cockpitMessages } from './messages/index.ts'

const STEPS = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11] as const

const Stage = styled.div`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`

export interface CockpitPageProps {
  channels?: readonly Channel[]
  state?: 'ready' | 'loading' | 'failed'
}

/** One campaign at a glance: where it stands, what it costs, when it runs, what waits. */
export function CockpitPage({ channels: start = CHANNELS, state = 'ready' }: CockpitPageProps) {
  const { t, locale } = useMessages(cockpitMessages)
  const { notify } = useModuleHost()
  const [channels, setChannels] = useState(start)
  const waiting = channels.filter((channel) => channel.state === 'approving')

  const set = (ids: readonly number[], next: ChannelState) =>
    setChannels((all) =>
      all.map((channel) => (ids.includes(channel.id) ? { ...channel, state: next } : channel)),
    )
  const decide = (decided: readonly Channel[], next: 'approved' | 'rejected') => {
    const ids = decided.map(({ id }) => id)
    set(ids, next)
    notify({
      tone: 'success',
      title: t(`notice.${next}`, { name: decided.map(({ name }) => name).join(', ') }),
      action: { label: t('action.undo'), onPress: () => set(ids, 'approving') },
    })
  }

  if (state === 'failed') return <StateScreen kind="error" title={t('failed.title')} />
  return (
    <>
      <PageHeader
        title={COCKPIT.name}
        subtitle={`${COCKPIT.about} · ${formatRange(locale, COCKPIT.start, COCKPIT.end)}`}
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'campaigns', label: t('campaigns') },
              { id: 'cockpit', label: COCKPIT.name },
            ]}
            href={(id) => `#${id}`}
            onNavigate={(id) => goToPage(`#${id}`)}
          />
        }
        actions={
          <>
            <AvatarGroup people={[people.maren, people.jonas, people.aylin]} />
            <Button icon={Share2}>{t('action.share')}</Button>
            {waiting.length > 0 && (
              <Button variant="primary" icon={Check} onPress={() => decide(waiting, 'approved')}>
                {t('action.approve')}
              </Button>
            )}
          </>
        }
      />
      {state === 'loading' ? (
        <CockpitSkeleton />
      ) : (
        <Grid>
          <GridItem>
            <Card
              tone="brand"
              title={
                <Stage>
                  <Icon icon={Stamp} size={20} />
                  {t('stage.title', { count: waiting.length })}
                </Stage>
              }
              aside={t('stage.aside', {
                step: COCKPIT.step + 1,
                steps: STEPS.length,
                days: COCKPIT.sinceDays,
              })}
            >
              <Rail
                size="large"
                label={t('stage.label')}
                steps={STEPS.map((id) => ({
                  id,
                  name: t(`step.${id}`),
                  shortName: t(`short.${id}`),
                }))}
                current={STEPS[COCKPIT.step]}
              />
            </Card>
          </GridItem>
          <Stats />
          <GridItem span={{ base: 12, l: 8 }}>
            <ChannelPlan channels={channels} />
          </GridItem>
          <GridItem span={{ base: 12, l: 4 }}>
            <Grid>
              <GridItem span={{ base: 12, m: 6, l: 12 }}>
                <ApprovalsCard
                  channels={waiting}
                  onApprove={(channel) => decide([channel], 'approved')}
                  onReject={(channel) => decide([channel], 'rejected')}
                />
              </GridItem>
              <GridItem span={{ base: 12, m: 6, l: 12 }}>
                <Conversation />
              </GridItem>
            </Grid>
          </GridItem>
        </Grid>
      )}
    </>
  )
}

function Stats() {
  const { t, locale } = useMessages(cockpitMessages)
  const { budget, booked, budgetChange, reach, reachBefore, start, end } = COCKPIT
  const half = { base: 6, l: 3 } as const
  const wide = { base: 12, s: 6, l: 3 } as const
  return (
    <>
      <GridItem span={wide}>
        <Card>
          <Stat
            label={t('stat.budget')}
            value={formatEuro(locale, budget)}
            detail={t('stat.budget.note', { amount: `+${formatEuro(locale, budgetChange, 0)}` })}
          />
        </Card>
      </GridItem>
      <GridItem span={half}>
        <Card>
          <Stat
            label={t('stat.flight')}
            value={t('stat.flight.value', { days: daysOf(COCKPIT) })}
            detail={t('stat.flight.note', { from: isoWeek(start), to: isoWeek(end) })}
          />
        </Card>
      </GridItem>
      <GridItem span={half}>
        <Card>
          <Stat
            label={t('stat.reach')}
            value={reach}
            format={{ notation: 'compact', maximumFractionDigits: 2 }}
            baseline={reachBefore}
            better="higher"
          />
        </Card>
      </GridItem>
      <GridItem span={wide}>
        <Card>
          <Stat
            label={t('stat.booked')}
            value={booked / budget}
            format={{ style: 'percent' }}
            detail={t('stat.booked.note', {
              part: formatEuro(locale, booked),
              whole: formatEuro(locale, budget),
            })}
          >
            <Meter label={t('stat.booked')} value={booked} max={budget} text="hidden" />
          </Stat>
        </Card>
      </GridItem>
    </>
  )
}

function CockpitSkeleton() {
  return (
    <Grid aria-busy="true">
      <GridItem>
        <Skeleton shape="block" height="96px" />
      </GridItem>
      {[1, 2, 3, 4].map((key) => (
        <GridItem key={key} span={{ base: 6, l: 3 }}>
          <Skeleton shape="block" height="112px" />
        </GridItem>
      ))}
      <GridItem span={{ base: 12, l: 8 }}>
        <Skeleton shape="block" height="320px" />
      </GridItem>
      <GridItem span={{ base: 12, l: 4 }}>
        <Skeleton shape="block" height="320px" />
      </GridItem>
    </Grid>
  )
}
