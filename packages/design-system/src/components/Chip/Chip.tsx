import { X, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { softToneCss } from '../../tone/index.ts'
import { pressProps } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'

export const CHIP_TONES = ['neutral', 'brand', 'ok', 'warn', 'bad', 'info'] as const
export type ChipTone = (typeof CHIP_TONES)[number]

export interface ChipProps extends NativeProps<'span'> {
  /** The word; colour never speaks alone. */
  children: string
  /** Default `neutral`. */
  tone?: ChipTone
  /** Lucide icon before the word. */
  icon?: LucideIcon
  /** Adds a cross that calls it. */
  onRemove?: () => void
}

const Surface = styled.span`
  ${softToneCss}
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    max-inline-size: 100%;
    min-block-size: 22px;
    padding: 2px 9px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-full);
    background: var(--at-sunken);
    color: var(--at-text-2);
    font: 600 var(--at-font-s) / 16px var(--at-font-body);

    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-icon {
      flex: none;
    }
    button {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 24px;
      block-size: 24px;
      margin: -3px -8px -3px -2px;
      padding: 0;
      border: 0;
      border-radius: 50%;
      background: transparent;
      color: inherit;
      cursor: pointer;

      &:hover {
        background: var(--at-hover);
      }
      &:active {
        background: var(--at-pressed);
      }
    }
    @media (forced-colors: active) {
      border-color: currentColor;
    }
  }
`

/** A short mark: a state, a priority, a chosen filter. */
export function Chip({ children, tone = 'neutral', icon, onRemove, ...native }: ChipProps) {
  const strings = useStrings()
  return (
    <Surface {...native} data-at-tone={tone}>
      {icon && <Icon icon={icon} size={14} />}
      <span>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={strings.remove(children)}
          {...pressProps(() => onRemove(), undefined)}
        >
          <Icon icon={X} size={13} />
        </button>
      )}
    </Surface>
  )
}
