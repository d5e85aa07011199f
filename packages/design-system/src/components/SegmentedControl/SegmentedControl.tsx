/* oxlint-disable jsx-a11y/prefer-tag-over-role -- radio inputs choose with every arrow, and what they switch may be a whole page */
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { moveFocus } from '../../roving/index.ts'
import { Icon } from '../Icon/index.ts'
import { Tooltip } from '../Tooltip/index.ts'

export interface SegmentedOption<Value extends string = string> {
  /** Identifies it. */
  value: Value
  /** What is shown by it. */
  label: string
  /** Lucide icon before the word. */
  icon?: LucideIcon
}

export interface SegmentedControlProps<Value extends string = string> extends NativeProps<'div'> {
  /** What is chosen; spoken. */
  label: string
  /** Two to five options. */
  options: readonly SegmentedOption<Value>[]
  /** The chosen one. */
  value: Value
  /** Called with the newly chosen one. */
  onChange: (value: Value) => void
  /** Shows only the icons; the labels become tooltips. */
  isIconOnly?: boolean
  /** Takes no input. */
  isDisabled?: boolean
}

const Root = styled.div`
  @layer at.components {
    display: inline-flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    gap: 2px;
    padding: 2px;

    @media print {
      display: none;
    }
    border: 1px solid transparent;
    border-radius: 10px;
    background: var(--at-sunken);

    > button,
    > span > button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 7px;
      min-block-size: calc(var(--at-control) - 6px);
      min-inline-size: 38px;
      padding: 3px var(--at-space-3);
      border: 1px solid transparent;
      border-radius: 8px;
      background: transparent;
      color: var(--at-text-2);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      white-space: nowrap;
      cursor: pointer;
    }
    > span > button {
      padding-inline: var(--at-space-2);
    }
    @media (hover: hover) {
      button:hover {
        color: var(--at-text);
      }
    }
    button[aria-checked='true'] {
      border-color: var(--at-line-strong);
      background: var(--at-raised);
      color: var(--at-text);
      box-shadow: var(--at-shadow-low);
    }
    button:disabled {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      button[aria-checked='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`

/** One of a few ways to look at something, all visible at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isIconOnly, isDisabled, ...native } = props
  const isOneChosen = options.some((option) => option.value === value)
  return (
    // The buttons in it take the focus; arrows look at the others, Space chooses one.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <Root {...withOwn(native, { onKeyDown: moveFocus })} role="radiogroup" aria-label={label}>
      {options.map((option, place) => {
        const isBare = isIconOnly && option.icon !== undefined
        const isChosen = option.value === value
        const segment = (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-label={isBare ? option.label : undefined}
            tabIndex={isChosen || (!isOneChosen && place === 0) ? 0 : -1}
            disabled={isDisabled}
            onClick={() => {
              if (!isChosen) onChange(option.value)
            }}
          >
            {option.icon && <Icon icon={option.icon} size={16} />}
            {!isBare && option.label}
          </button>
        )
        if (!isBare) return segment
        return (
          <Tooltip key={option.value} content={option.label}>
            {segment}
          </Tooltip>
        )
      })}
    </Root>
  )
}
