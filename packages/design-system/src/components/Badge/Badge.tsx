import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'

export interface BadgeProps extends NativeProps<'span'> {
  /** The number; nothing is shown for 0. */
  count: number
  /** Above it the badge shows `99+`; default 99 (LAY-01). */
  max?: number
  /** `alert` draws attention, `neutral` only counts; default `neutral`. */
  tone?: 'neutral' | 'alert'
}

const Pill = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 18px;
    block-size: 18px;
    padding: 0 5px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-full);
    background: var(--at-pressed);
    color: var(--at-text-2);
    font: 600 0.6875rem / 16px var(--at-font-body);
    font-variant-numeric: tabular-nums;

    &[data-at-tone='alert'] {
      background: var(--at-bad);
      color: var(--at-on-bad);
    }
    @media (forced-colors: active) {
      border-color: currentColor;
    }
  }
`

/** A small count; above `max` it says so instead of growing. */
export function Badge({ count, max = 99, tone = 'neutral', ...native }: BadgeProps) {
  const strings = useStrings()
  if (count <= 0) return null
  return (
    <Pill {...native} data-at-tone={tone}>
      {count > max ? (
        <>
          <span aria-hidden="true">{max}+</span>
          <span className="at-visually-hidden">{strings.moreThan(max)}</span>
        </>
      ) : (
        count
      )}
    </Pill>
  )
}
