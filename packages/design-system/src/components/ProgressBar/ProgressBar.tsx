import { ProgressBar as AriaProgressBar } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import type { AriaNativeProps } from '../../native/index.ts'

export interface ProgressBarProps extends AriaNativeProps<'div'> {
  /** What goes on. */
  label: string
  /** How far it is; leave out when nobody knows. */
  value?: number
  /** The end; default 100. */
  max?: number
  /** How far it is in words, shown and spoken instead of a percentage. */
  valueText?: string
  /** Default `brand`. */
  tone?: 'brand' | 'ok' | 'bad'
  /** Speaks the label without showing it and the value. */
  isLabelHidden?: boolean
}

const slide = keyframes`
  from { translate: -100% 0 }
  to { translate: 250% 0 }
`
const breathe = keyframes`50% { opacity: 0.4 }`

const Root = styled(AriaProgressBar)`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-inline-size: 0;
    font: 400 var(--at-font-s) / 18px var(--at-font-body);
    color: var(--at-text-2);

    .at-line {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--at-space-3);
    }
    .at-name {
      min-inline-size: 0;
      color: var(--at-text);
      font-weight: 500;
      overflow-wrap: anywhere;
    }
    .at-value {
      flex: none;
      font-variant-numeric: tabular-nums;
    }
    .at-track {
      block-size: 5px;
      border-radius: var(--at-radius-full);
      background: var(--at-sunken);
      overflow: hidden;
    }
    .at-fill {
      block-size: 100%;
      inline-size: var(--_part, 40%);
      border-radius: inherit;
      background: var(--at-brand-edge);
      transition: inline-size var(--at-medium) linear;
    }
    &[data-at-tone='ok'] .at-fill {
      background: var(--at-ok);
    }
    &[data-at-tone='bad'] .at-fill {
      background: var(--at-bad);
    }
    &[data-at-unknown] .at-fill {
      animation: ${slide} 1.4s ease-in-out infinite;
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-at-unknown] .at-fill {
        inline-size: 100%;
        animation: ${breathe} 2.4s ease-in-out infinite;
      }
    }
    @media (forced-colors: active) {
      .at-track {
        border: 1px solid CanvasText;
      }
      .at-fill {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  }
`

/** How far something is. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, tone = 'brand', isLabelHidden, ...native } = props
  const isUnknown = value === undefined
  return (
    <Root
      {...native}
      aria-label={label}
      value={value}
      maxValue={max}
      valueLabel={valueText}
      isIndeterminate={isUnknown}
      data-at-tone={tone}
      data-at-unknown={isUnknown || undefined}
    >
      {({ percentage, valueText: spoken }) => (
        <>
          {!isLabelHidden && (
            <span className="at-line" aria-hidden="true">
              <span className="at-name">{label}</span>
              {!isUnknown && <span className="at-value">{valueText ?? spoken}</span>}
            </span>
          )}
          <div className="at-track">
            <div className="at-fill" style={isUnknown ? undefined : part(percentage)} />
          </div>
        </>
      )}
    </Root>
  )
}

function part(percentage = 0): Record<string, string> {
  return { '--_part': `${percentage}%` }
}
