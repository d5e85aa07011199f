import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { formatNumber } from '../Money/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { compare } from './stat.logic.ts'
import { statStrings } from './stat.strings.ts'

export interface StatProps extends NativeProps<'div'> {
  /** What the figure is. */
  label: ReactNode
  /** The figure; a text where it is more than a number; `null` where nobody stated it. */
  value: number | string | null
  /** How the figure and its comparison are written; a percent style compares in percentage points (COCK-11). */
  format?: Intl.NumberFormatOptions
  /** The earlier figure; `null` says that there is none, left out there is no comparison (COCK-11). */
  baseline?: number | null
  /** How many days before the figure the earlier one was; default 7. */
  days?: number
  /** What it is compared with where that is not a number of days, as it follows the change. */
  since?: string
  /** Which direction is the good one; without it a change has no colour. */
  better?: 'higher' | 'lower'
  /** A quiet line under the figure. */
  detail?: ReactNode
  /** A `Meter` or a `Sparkline` under the figure. */
  children?: ReactNode
  /** Holds the place of the figure while it loads. */
  isLoading?: boolean
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    > .at-label {
      overflow-wrap: anywhere;
    }
    > .at-figure {
      margin-block: 2px var(--at-space-1);
      color: var(--at-text);
      font: 640 var(--at-font-xl) / 30px var(--at-font-heading);
      letter-spacing: -0.018em;
      overflow-wrap: anywhere;
    }
    > .at-change {
      display: flex;
      gap: 5px;
      font-variant-numeric: tabular-nums;

      .at-icon {
        flex: none;
        margin-block-start: 2px;
      }
    }
    > .at-change[data-at-tone='good'] .at-icon,
    > .at-change[data-at-tone='good'] b {
      color: var(--at-ok-text);
    }
    > .at-change[data-at-tone='poor'] .at-icon,
    > .at-change[data-at-tone='poor'] b {
      color: var(--at-bad-text);
    }
    b {
      font-weight: 600;
      white-space: nowrap;
    }
    > .at-more {
      margin-block-start: var(--at-space-1);
    }
  }
`

/** One figure with its name, and how it stands to an earlier one (COCK-11). */
export function Stat(props: StatProps) {
  const {
    label,
    value,
    format,
    baseline,
    days = 7,
    since,
    better,
    detail,
    children,
    isLoading,
    ...native
  } = props
  const { locale } = useLocale()
  const strings = useStrings(statStrings)
  const id = useId()
  const group = { role: 'group', 'aria-labelledby': id, 'aria-busy': isLoading || undefined }
  const figure = typeof value === 'number' ? formatNumber(value, locale, format) : value
  return (
    <Root {...native} {...group}>
      <span className="at-label" id={id}>
        {label}
      </span>
      <span className="at-figure">
        {isLoading && <Skeleton shape="block" width="62%" height="30px" />}
        {!isLoading && (figure ?? <Missing word={strings.missing} />)}
      </span>
      {isLoading ? (
        <Skeleton width="48%" />
      ) : (
        <Change {...{ value, baseline, format, days, since, better }} />
      )}
      {detail && !isLoading && <span>{detail}</span>}
      {children && <div className="at-more">{children}</div>}
    </Root>
  )
}

function Missing({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="at-visually-hidden">{word}</span>
    </>
  )
}

type ChangeProps = Pick<StatProps, 'value' | 'baseline' | 'format' | 'since' | 'better'> & {
  days: number
}

function Change({ value, baseline, format, days, since, better }: ChangeProps) {
  const { locale } = useLocale()
  const strings = useStrings(statStrings)
  if (baseline === undefined) return null
  const isRate = format?.style === 'percent'
  const result = compare(typeof value === 'number' ? value : null, baseline, isRate)
  if (!result) return <span className="at-change">{strings.none}</span>
  const { direction, absolute, percent, points } = result
  const than = since ?? strings.since(days)
  if (direction === 'same') {
    return (
      <span className="at-change">
        <Icon icon={Minus} size={14} />
        <span>{strings.same(than)}</span>
      </span>
    )
  }
  const signed = { signDisplay: 'exceptZero' } as const
  const share = { style: 'percent', maximumFractionDigits: 1, ...signed } as const
  const isGood = (direction === 'up') === (better === 'higher')
  return (
    <span className="at-change" data-at-tone={better && (isGood ? 'good' : 'poor')}>
      <Icon
        icon={direction === 'up' ? TrendingUp : TrendingDown}
        size={14}
        label={direction === 'up' ? strings.up : strings.down}
      />
      <span>
        <b>
          {points === undefined
            ? formatNumber(absolute, locale, { ...format, ...signed })
            : strings.points(formatNumber(points, locale, { maximumFractionDigits: 1, ...signed }))}
        </b>{' '}
        {percent !== undefined && `(${formatNumber(percent, locale, share)}) `}
        {than}
      </span>
    </span>
  )
}
