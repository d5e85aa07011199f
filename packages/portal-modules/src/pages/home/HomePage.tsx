import {
  Button,
  Card,
  Grid,
  GridItem,
  IconTile,
  ListRow,
  ListRows,
  PageHeader,
  StateScreen,
  Tour,
  formatNumber,
} from '@atrium/design-system'
import { BellOff, CalendarCheck, Rocket, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { formatDay, formatEuro, isoDay } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import type { Overview, Waiting } from './home.data.ts'
import { listCss } from './home.css.ts'
import { calendarWeek, timeOfDay } from './home.logic.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { LookDrawer } from './LookDrawer.tsx'
import { homeMessages } from './messages/index.ts'
import { NearCard } from './NearCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'

const List = styled.div`
  ${listCss}
`

const Eyebrow = styled.span`
  @layer at.components {
    display: block;
    margin-block-end: -4px;
    color: var(--at-text-2);
  }
`

/** A phone's first screen is for what waits. */
const Roomy = styled.span`
  @layer at.components {
    @media (max-width: 767px) {
      display: none;
    }
  }
`

/** What each step of the tour points at; the same functions all the time, or it would look anew. */
const TOUR = ([1, 2, 3] as const).map((step) => ({
  step,
  target: () => document.querySelectorAll('main section')[step - 1],
}))

export interface HomePageProps {
  /** What is known; absent: it is on its way. */
  overview?: Overview
  /** Says which failure kept it from coming. */
  failure?: string
  /** Tries once more. */
  onRetry?: () => void
}

/** The first page: what waits, what is new, what is near. */
export function HomePage({ overview, failure, onRetry }: HomePageProps) {
  const { t, locale } = useMessages(homeMessages)
  const { now } = useModuleHost()
  const today = isoDay(now())
  const [isTouring, setTouring] = useState(false)
  // Kept while the tour fades out, so that nothing in it changes then.
  const [tourStep, setTourStep] = useState(0)
  const startTour = () => {
    setTourStep(0)
    setTouring(true)
  }
  const endTour = () => setTouring(false)
  return (
    <>
      <PageHeader
        breadcrumb={
          <Eyebrow>
            {t('today', { date: formatDay(locale, today, 'long'), week: calendarWeek(today) })}
          </Eyebrow>
        }
        title={t(`greeting.${timeOfDay(now().getHours())}`, { name: 'Sabine' })}
        actions={
          overview && (
            <Roomy>
              <Button icon={Rocket} onPress={startTour}>
                {t('tour')}
              </Button>
            </Roomy>
          )
        }
      />
      {failure !== undefined ? (
        <StateScreen
          kind="error"
          title={t('failed')}
          detail={t('failedDetail')}
          reference={failure}
          action={
            <Button variant="primary" icon={RotateCw} onPress={onRetry}>
              {t('retry')}
            </Button>
          }
        />
      ) : overview ? (
        <Cards overview={overview} today={today} />
      ) : (
        <HomeSkeleton label={t('loading')} />
      )}
      <Tour
        label={t('tour')}
        isOpen={isTouring}
        step={tourStep}
        onStepChange={setTourStep}
        onClose={endTour}
        onComplete={endTour}
        steps={TOUR.map(({ step, target }) => ({
          id: `${step}`,
          title: t(`tour.${step}.title`),
          text: t(`tour.${step}.text`),
          target,
        }))}
      />
    </>
  )
}

function Cards({ overview, today }: { overview: Overview; today: string }) {
  const { t, locale } = useMessages(homeMessages)
  const { notify, announce } = useModuleHost()
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set())
  const [looked, setLooked] = useState<Waiting>()
  const waiting = overview.waiting.filter((item) => !approved.has(item.id))

  const approve = (item: Waiting) => {
    const name = t(item.title)
    setApproved((before) => new Set([...before, item.id]))
    const undo = () => {
      setApproved((before) => new Set([...before].filter((id) => id !== item.id)))
      announce(t('undone', { name }))
    }
    notify({
      tone: 'success',
      title: t('approved', { name }),
      detail: t('approved.detail', { amount: formatEuro(locale, item.amount ?? 0) }),
      action: { label: t('undo'), onPress: undo },
    })
  }
  const amounts = {
    amount: formatEuro(locale, 4_000),
    percent: `+${formatNumber(3.1, locale, { minimumFractionDigits: 1 })} %`,
  }

  return (
    <>
      <Grid>
        <GridItem span={{ base: 12, l: 7 }}>
          <WaitingCard items={waiting} onApprove={approve} onLook={setLooked} />
        </GridItem>
        <GridItem span={{ base: 12, l: 5 }}>
          <Card
            title={t('news.title')}
            aside={overview.news.length > 0 && formatDay(locale, overview.lastVisit, 'near')}
          >
            {overview.news.length === 0 ? (
              <StateScreen
                kind="empty"
                headingLevel={3}
                icon={BellOff}
                title={t('news.none')}
                detail={t('news.noneDetail')}
              />
            ) : (
              <List>
                <ListRows>
                  {overview.news.map(({ id, icon, tone, title, detail, href }) => (
                    <ListRow
                      key={id}
                      mark={<IconTile icon={icon} tone={tone} />}
                      title={t(title, amounts)}
                      subtitle={t(detail, amounts)}
                      href={href}
                      onPress={() => goToPage(href)}
                    />
                  ))}
                </ListRows>
              </List>
            )}
          </Card>
        </GridItem>
        <GridItem span={{ base: 12, l: 7 }}>
          <NearCard campaigns={overview.near} today={today} />
        </GridItem>
        <GridItem span={{ base: 12, l: 5 }}>
          <Card title={t('due.title')}>
            {overview.due.length === 0 ? (
              <StateScreen
                kind="empty"
                headingLevel={3}
                icon={CalendarCheck}
                title={t('due.none')}
              />
            ) : (
              <List>
                <ListRows>
                  {overview.due.map(({ day, title, campaign, href }) => (
                    <ListRow
                      key={day}
                      mark={<time dateTime={day}>{formatDay(locale, day, 'near')}</time>}
                      title={t(title)}
                      subtitle={campaign}
                      href={href}
                      onPress={() => goToPage(href)}
                    />
                  ))}
                </ListRows>
              </List>
            )}
          </Card>
        </GridItem>
      </Grid>
      <LookDrawer item={looked} onClose={() => setLooked(undefined)} onApprove={approve} />
    </>
  )
}
