import { X } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { TriggerContext } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { MenuTriggerContext, useMenuTrigger } from '../Menu/useMenuTrigger.ts'
import { chipCss } from './filter.css.ts'
import { chosenLabels, isActive, summarize } from './filter.logic.ts'
import { filterStrings } from './filter.strings.ts'
import type { Filter } from './filter.types.ts'
import { FilterMenu } from './FilterMenu.tsx'

export interface FilterChipProps extends NativeProps<'span'> {
  /** What can be chosen. */
  filter: Filter
  /** What is chosen; nothing means all. */
  chosen: readonly string[]
  /** Called with what is chosen now. */
  onChange: (chosen: string[]) => void
}

const Surface = styled.span`
  ${chipCss}
`

/** One filter: its name and its choice, a menu to change it, and a cross to take it away. */
export function FilterChip({ filter, chosen, onChange, ...native }: FilterChipProps) {
  const strings = useStrings(filterStrings)
  const button = useRef<HTMLButtonElement>(null)
  const { trigger, state } = useMenuTrigger({ isOpen: undefined, onOpenChange: undefined })
  const { text, rest } = summarize(chosenLabels(filter, chosen))
  const shown = rest > 0 ? strings.more(text, rest) : text
  const clear = () => {
    button.current?.focus()
    onChange([])
  }
  const { ref: triggerRef, ...opens } = trigger
  const setButton = (element: HTMLButtonElement | null) => {
    button.current = element
    if (typeof triggerRef === 'object' && triggerRef) triggerRef.current = element
  }
  return (
    <Surface {...native} data-at-active={isActive(filter, { [filter.id]: chosen }) || undefined}>
      <button type="button" ref={setButton} {...opens}>
        {filter.label}: <strong>{shown || (filter.allLabel ?? strings.all)}</strong>
      </button>
      {isActive(filter, { [filter.id]: chosen }) && (
        <button
          type="button"
          className="at-clear"
          aria-label={strings.clear(filter.label)}
          onClick={clear}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
      <MenuTriggerContext value={undefined}>
        <TriggerContext value={undefined}>
          {state.isOpen && <FilterMenu {...{ filter, chosen, onChange, state }} />}
        </TriggerContext>
      </MenuTriggerContext>
    </Surface>
  )
}
