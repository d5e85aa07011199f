import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { useMeter, type MeterInput } from '../Meter/index.ts'

export interface RingProps extends MeterInput, NativeProps<'div'> {
  /** Default `medium`, 64 px; `small` 36, `large` 104. */
  size?: 'small' | 'medium' | 'large'
  /** Default `brand`; beyond the limit it is always `bad`. */
  tone?: 'brand' | 'ok' | 'warn' | 'bad'
  /** What stands in the middle instead of the share in percent. */
  children?: ReactNode
}

const Root = styled.div`
  @layer at.components {
    --_size: 64px;
    --_fill: var(--at-brand-edge);
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--_size);
    block-size: var(--_size);
    color: var(--at-text);
    font: 640 var(--at-font-m) / 16px var(--at-font-heading);
    text-align: center;
    print-color-adjust: exact;

    &[data-at-size='small'] {
      --_size: 36px;
      font: 600 0.625rem / 12px var(--at-font-body);
    }
    &[data-at-size='large'] {
      --_size: 104px;
      font-size: var(--at-font-xl);
      line-height: 26px;
    }
    &[data-at-tone='ok'] {
      --_fill: var(--at-ok);
    }
    &[data-at-tone='warn'] {
      --_fill: var(--at-warn);
    }
    &[data-at-tone='bad'] {
      --_fill: var(--at-bad);
    }
    &[data-at-long] {
      font-size: 0.625rem;
      line-height: 12px;
    }
    &[data-at-long][data-at-size='large'] {
      font-size: var(--at-font-l);
      line-height: 20px;
    }
    svg.at-ring {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      fill: none;
      rotate: -90deg;
    }
    .at-ring circle {
      stroke: var(--at-pressed);
      stroke-width: 8;
    }
    &[data-at-size='small'] .at-ring circle {
      stroke-width: 11;
    }
    .at-ring .at-part {
      stroke: var(--_fill);
      stroke-linecap: round;
      transition: stroke-dashoffset var(--at-medium) var(--at-ease);
    }
    /* Nothing at all has no round end. */
    &[data-at-empty] .at-part {
      stroke: none;
    }
    .at-ring .at-limit {
      stroke: var(--at-ground, var(--at-sheet));
      stroke-width: 12;
    }
    .at-middle {
      display: grid;
      justify-items: center;
      max-inline-size: 74%;
    }
    .at-middle .at-icon {
      color: var(--at-bad-text);
    }
    &[data-at-size='small'] .at-icon {
      display: none;
    }
    @media (forced-colors: active) {
      .at-ring circle {
        stroke: GrayText;
        stroke-width: 2;
      }
      .at-ring .at-part {
        stroke: Highlight;
        stroke-width: 8;
      }
      .at-ring .at-limit {
        stroke: Canvas;
        stroke-width: 12;
      }
    }
  }
`

/** Letters in the middle that stand there in full size; more are set smaller. */
const LONG = 7

/** A meter bent to a ring, for a share that stands by itself. */
export function Ring(props: RingProps) {
  const {
    size = 'medium',
    tone = 'brand',
    children,
    label,
    value,
    max,
    valueText,
    overText,
    ...native
  } = props
  const meter = useMeter({ label, value, max, valueText, overText })
  const share = Math.min(1, meter.parts.ratio)
  return (
    <Root
      {...native}
      {...meter.aria}
      data-at-size={size}
      data-at-tone={meter.isOver ? 'bad' : tone}
      data-at-empty={share === 0 || undefined}
      data-at-long={(typeof children === 'string' && children.length > LONG) || undefined}
    >
      <svg className="at-ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle
          className="at-part"
          cx="50"
          cy="50"
          r="44"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - share * 100}
        />
        {meter.isOver && (
          <circle
            className="at-limit"
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray="1.2 100"
            strokeDashoffset={-meter.parts.within * 100}
          />
        )}
      </svg>
      <span className="at-middle">
        {meter.isOver && <Icon icon={TriangleAlert} size={size === 'large' ? 18 : 13} />}
        {children ?? (size === 'small' ? Math.round(meter.parts.ratio * 100) : meter.percent)}
      </span>
    </Root>
  )
}
