import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { matches } from '../../search/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Icon } from '../Icon/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { sheetCss } from './filter.css.ts'
import { isActive, toggled, withoutActive } from './filter.logic.ts'
import { filterStrings } from './filter.strings.ts'
import type { Filter, FilterValue } from './filter.types.ts'
import { SEARCHABLE_FROM } from './FilterMenu.tsx'

const Questions = styled.div`
  ${sheetCss}
`

interface FilterSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  filters: readonly Filter[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  /** What the button that closes it says. */
  doneLabel: string
}

/** All filters in one sheet, for where there is no room for their chips. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onOpenChange, filters, value, onChange, doneLabel } = props
  const strings = useStrings(filterStrings)
  const hasActive = filters.some((filter) => isActive(filter, value))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={strings.filters}
      size="small"
      footer={
        <>
          <Button isDisabled={!hasActive} onPress={() => onChange(withoutActive(filters, value))}>
            {strings.clearAll}
          </Button>
          <Button variant="primary" onPress={() => onOpenChange(false)}>
            {doneLabel}
          </Button>
        </>
      }
    >
      <Questions>
        {filters.map((filter) => (
          <Question
            key={filter.id}
            filter={filter}
            chosen={value[filter.id] ?? []}
            onChange={(chosen) => onChange({ ...value, [filter.id]: chosen })}
          />
        ))}
      </Questions>
    </Dialog>
  )
}

interface QuestionProps {
  filter: Filter
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Question({ filter, chosen, onChange }: QuestionProps) {
  const strings = useStrings(filterStrings)
  const name = useId()
  const [search, setSearch] = useState('')
  const type = filter.isMultiple ? 'checkbox' : 'radio'
  const shown = filter.options.filter(
    ({ value, label }) => matches(label, search) || chosen.includes(value),
  )
  return (
    <fieldset>
      <legend>{filter.label}</legend>
      {filter.options.length >= SEARCHABLE_FROM && (
        <div className="at-narrow">
          <SearchField label={strings.search(filter.label)} value={search} onChange={setSearch} />
        </div>
      )}
      <div className="at-choices">
        {!filter.isRequired && (
          <label>
            <input
              {...{ type, name }}
              checked={chosen.length === 0}
              onChange={() => onChange([])}
            />
            {filter.allLabel ?? strings.all}
          </label>
        )}
        {shown.map(({ value, label, icon }) => (
          <label key={value}>
            <input
              {...{ type, name }}
              checked={chosen.includes(value)}
              onChange={() => onChange(toggled(filter, chosen, value))}
            />
            {icon && <Icon icon={icon} size={16} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
