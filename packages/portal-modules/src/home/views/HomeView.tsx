import { calendarDay, isoWeek } from '../../kit/dates/index.ts'
import { BrandHero, foreignZone, lazyPart } from '@atrium/design-system'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { isoTime } from '../../kit/format.ts'
import { formatDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { isOwn, timeOfDay } from '../home.logic.ts'
import type { HomeQuestion } from '../home.port.ts'
import { messages } from '../messages/index.ts'
import type { Block, HomeModel } from '../useHome.ts'
import { HomeBlock } from './HomeBlock.tsx'
import { homeCss } from './home.css.ts'

/** Only who sets an application up needs them, and only at first. */
const FirstSteps = lazyPart(async () => ({
  default: (await import('../late/FirstStepsCard.tsx')).FirstSteps,
}))

const Root = styled.div`
  ${homeCss}
`

/** Where the answers stand where there is room: what waits first, what changed beside it. */
const places: readonly { area: 'first' | 'side' | 'rest'; questions: readonly HomeQuestion[] }[] = [
  { area: 'first', questions: ['waiting'] },
  { area: 'side', questions: ['changed', 'due'] },
  { area: 'rest', questions: ['near', 'starred', 'recent'] },
]

export interface HomeViewProps {
  model: HomeModel
}

/** A greeting in the tenant’s look, and the answers. */
export function HomeView({ model: { reader, pictureUrl, blocks, port } }: HomeViewProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const today = calendarDay(now())
  const [isKnown, setKnown] = useState(!port.firstSteps)
  const shown = blocks
    // The first steps would push down what is read already.
    .map((block) => (isKnown ? block : { ...block, isLoading: true }))
    .filter(isShown)
  const areas = places
    .map(({ area, questions }) => {
      const own = shown.filter(({ question }) => questions.includes(question))
      const loading = own.findIndex(({ isLoading }) => isLoading)
      return {
        area,
        isLoading: loading >= 0,
        blocks: loading < 0 ? own : own.slice(0, loading + 1),
      }
    })
    // What stands below others would be pushed down by them: it comes when they have come.
    .filter(({ area, blocks: own }, index, all) => {
      const above = area === 'rest' ? all.slice(0, index) : []
      return own.length > 0 && !above.some(({ isLoading }) => isLoading)
    })
  const zone = foreignZone(locale, now(), 'long')
  return (
    <Root>
      <BrandHero
        level={1}
        height="short"
        title={
          reader
            ? t(`greeting.${timeOfDay(Number.parseInt(isoTime(now()), 10))}`, { name: reader })
            : t('greeting.nobody')
        }
        subtitle={t(zone ? 'today.zone' : 'today', {
          zone,
          date: formatDay(locale, today, 'long'),
          week: isoWeek(today).week,
        })}
        pictureUrl={pictureUrl}
      />
      {port.firstSteps && (
        <Suspense>
          <FirstSteps port={port} onKnown={setKnown} />
        </Suspense>
      )}
      <div className="at-blocks" data-at-columns={areas.length > 1 || undefined}>
        {areas.map(({ area, isLoading, blocks: own }) => (
          <div
            key={area}
            className="at-area"
            data-at-area={area}
            data-at-loading={isLoading || undefined}
          >
            {own.map((block) => (
              <HomeBlock key={block.question} block={block} />
            ))}
          </div>
        ))}
      </div>
    </Root>
  )
}

/** That one marked nothing and was nowhere lately is nothing to say. */
const isShown = ({ question, rows, isLoading, failure }: Block) =>
  !isOwn(question) || rows.length > 0 || isLoading || failure !== undefined
