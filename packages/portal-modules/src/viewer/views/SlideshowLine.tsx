import { ProgressBar } from '@atrium/design-system'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useCountDown } from '../useSlideshow.ts'

const Line = styled.div`
  @layer at.components {
    inline-size: min(100%, 420px);
  }
`
/** Earlier, an address for the next picture might be over before its turn. */
const nearTime = 10_000

export interface SlideshowLineProps {
  interval: number
  /** Time passes: the picture is there, and nothing plays. */
  isRunning: boolean
  onTurn: () => void
  /** The next one is soon to come. */
  onNear: () => void
}

/** How long the picture still stands; in steps of 100 ms (VIEW-03). */
export function SlideshowLine({ interval, isRunning, onTurn, onNear }: SlideshowLineProps) {
  const { t } = useMessages(messages)
  const elapsed = useCountDown(isRunning, interval, onTurn)
  const isNear = isRunning && interval - elapsed <= nearTime
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (isNear) near()
  }, [isNear])
  return (
    <Line>
      <ProgressBar label={t('show.progress')} value={elapsed} max={interval} isLabelHidden />
    </Line>
  )
}
