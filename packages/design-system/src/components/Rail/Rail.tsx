import { Ban, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { railCss } from './rail.css.ts'
import { RAIL_MAX, railLevels, railTicks } from './rail.logic.ts'
import { railStrings } from './rail.strings.ts'

export interface RailStep {
  /** Identifies it in `current`. */
  id: string | number
  /** What it is called. */
  name: string
  /** A shorter name under a rail with little room; default the name. */
  shortName?: string
}

export interface RailProps extends NativeProps<'div'> {
  /** Every step in order, 15 at most (COCK-07). */
  steps: readonly RailStep[]
  /** Id of the step that is reached; none where it has not begun. */
  current?: RailStep['id']
  /** It has left the rail: aborted, deactivated. Stands beside the rail, which turns grey (COCK-07). */
  offRail?: { label: string; icon?: LucideIcon }
  /** `small` names the current step and counts, for cards; `large` names the steps below. Default `small`. */
  size?: 'small' | 'large'
  /** What goes forward, spoken; default "Fortschritt". */
  label?: string
}

const Root = styled.div`
  ${railCss}
`

/** A state as a rail of steps: what is done, where it stands, what lies ahead. */
export function Rail(props: RailProps) {
  const { steps, current, offRail, size = 'small', label, ...native } = props
  const strings = useStrings(railStrings)
  const shown = steps.slice(0, RAIL_MAX)
  const count = shown.length
  const place = shown.findIndex((step) => step.id === current)
  const name = shown[place]?.name ?? strings.notStarted
  const state = place < 0 ? name : `${name}, ${strings.step(place + 1, count)}`
  const off = offRail && place >= 0 && strings.stopped(offRail.label, place + 1, count, name)
  const meter = {
    role: 'meter',
    'aria-label': label ?? strings.label,
    'aria-valuemin': 0,
    'aria-valuemax': count,
    'aria-valuenow': place + 1,
    'aria-valuetext': offRail ? off || offRail.label : state,
  }
  return (
    <Root
      {...native}
      data-at-size={size}
      data-at-count={count}
      data-at-off={offRail ? true : undefined}
    >
      <div className="at-rail" {...meter}>
        <div className="at-ticks">
          {railTicks(count, place).map((tick, index) => (
            <span key={shown[index]?.id} data-at-tick={tick} title={shown[index]?.name} />
          ))}
        </div>
        {size === 'small' ? (
          <div className="at-line">
            <span className="at-current">{name}</span>
            <span className="at-count">
              {Math.max(0, place + 1)} / {count}
            </span>
          </div>
        ) : (
          <Names steps={shown} place={place} />
        )}
      </div>
      {offRail && (
        <span className="at-off">
          <Icon icon={offRail.icon ?? Ban} size={16} />
          {offRail.label}
        </span>
      )}
    </Root>
  )
}

function Names({ steps, place }: { steps: readonly RailStep[]; place: number }) {
  const levels = railLevels(steps.length, place)
  return (
    <div className="at-names" style={{ '--_count': steps.length } as Record<string, number>}>
      {steps.map((step, index) => (
        <span
          key={step.id}
          data-at-level={levels[index]}
          data-at-edge={edge(index, steps.length)}
          title={step.shortName && step.name}
          style={{ '--_place': index + 1 } as Record<string, number>}
        >
          {step.shortName ?? step.name}
        </span>
      ))}
    </div>
  )
}

/** Names near an end grow away from it. */
function edge(index: number, count: number): 'start' | 'end' | undefined {
  if (index / count < 0.15) return 'start'
  return (count - 1 - index) / count < 0.15 ? 'end' : undefined
}
