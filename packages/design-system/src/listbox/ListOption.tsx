// Native options hold neither icons nor second lines, and stand in the page by the thousand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Check } from 'lucide-react'
import { Icon } from '../components/Icon/index.ts'
import { abbreviate } from '../text/index.ts'
import { markedParts, type PickerOption } from './listbox.logic.ts'

interface ListOptionProps {
  id: string
  option: PickerOption
  /** Its place among all, from 1 on, and how many there are. */
  place: number
  count: number
  isChosen: boolean
  /** Keys or the pointer are at it. */
  isActive: 'keys' | 'pointer' | false
  /** What was typed, set off in the label. */
  query: string | undefined
  onPoint: (id: string) => void
  onChoose: (option: PickerOption) => void
}

/** One of the options; a label of more than 40 characters is cut, and spoken whole (CONST-03). */
export function ListOption(props: ListOptionProps) {
  const { id, option, place, count, isChosen, isActive, query = '', onPoint, onChoose } = props
  const label = abbreviate(option.label, 40)
  const isCut = label !== option.label
  const [before, part, after] = markedParts(label, query)
  return (
    // Keys arrive at the field, which names this one as its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="at-option"
      aria-selected={isChosen}
      aria-disabled={option.isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={place}
      data-at-active={isActive || undefined}
      onPointerMove={() => {
        if (!isActive && !option.isDisabled) onPoint(option.id)
      }}
      onClick={() => {
        if (!option.isDisabled) onChoose(option)
      }}
    >
      {option.icon && <Icon icon={option.icon} />}
      <span className="at-words">
        <span
          className="at-name"
          title={isCut ? option.label : undefined}
          aria-hidden={isCut || undefined}
        >
          {before}
          {part && <mark>{part}</mark>}
          {after}
        </span>
        {isCut && <span className="at-visually-hidden">{option.label}</span>}
        {option.description && <span className="at-detail">{option.description}</span>}
      </span>
      <span className="at-check">{isChosen && <Icon icon={Check} />}</span>
    </div>
  )
}
