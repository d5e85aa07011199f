import type { LucideIcon } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { styled } from 'styled-components'
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

export interface SegmentedControlProps<Value extends string = string> {
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

const Root = styled(ToggleButtonGroup)`
  @layer at.components {
    display: inline-flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    gap: 2px;
    padding: 2px;
    border: 1px solid transparent;
    border-radius: 10px;
    background: var(--at-sunken);
  }
`

const Segment = styled(ToggleButton)`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    min-block-size: calc(var(--at-control) - 6px);
    min-inline-size: 38px;
    padding: 3px 12px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: transparent;
    color: var(--at-text-2);
    font: 600 var(--at-font-m) / 20px var(--at-font-body);
    white-space: nowrap;
    cursor: pointer;
    transition: background-color var(--at-fast) var(--at-ease);

    &[data-at-icon-only] {
      padding-inline: 8px;
    }
    &[data-hovered] {
      color: var(--at-text);
    }
    &[data-selected] {
      border-color: var(--at-line-strong);
      background: var(--at-raised);
      color: var(--at-text);
      box-shadow: var(--at-shadow-low);
    }
    &[data-disabled] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &[data-selected] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`

/** One of a few ways to look at something, all visible at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isIconOnly, isDisabled } = props
  return (
    <Root
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={([key]) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => {
        const isBare = isIconOnly && option.icon !== undefined
        const segment = (
          <Segment
            key={option.value}
            id={option.value}
            data-at-icon-only={isBare || undefined}
            aria-label={isBare ? option.label : undefined}
          >
            {option.icon && <Icon icon={option.icon} size={16} />}
            {!isBare && option.label}
          </Segment>
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
