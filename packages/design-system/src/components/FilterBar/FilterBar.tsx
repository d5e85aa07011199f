import { ListFilter } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Button } from '../Button/index.ts'
import { barCss } from './filter.css.ts'
import { isActive, withoutActive } from './filter.logic.ts'
import { filterStrings } from './filter.strings.ts'
import type { Filter, FilterValue } from './filter.types.ts'
import { FilterChip } from './FilterChip.tsx'
import { FilterSheet } from './FilterSheet.tsx'

export interface FilterBarProps extends NativeProps<'div'> {
  /** What the list can be narrowed by. */
  filters: readonly Filter[]
  /** What is chosen of each; nothing means all. */
  value: FilterValue
  /** Called with everything that is chosen now. */
  onChange: (value: FilterValue) => void
  /** A field at the start of the line, for example one that searches the list. */
  start?: ReactNode
  /** Controls at the end of the line, for example how the list is sorted. */
  end?: ReactNode
  /** How many things are left; spoken when it changes. */
  resultCount?: number
  /** Spoken name of the bar; default "Filter". */
  label?: string
}

/** A fieldset would be a form's, with borders and a width of its own. */
const GROUP = { role: 'group' }

const Root = styled.div`
  ${barCss}
`

/** Narrows a list: a chip for each filter, or one button and a sheet where room is scarce. */
export function FilterBar(props: FilterBarProps) {
  const { filters, value, onChange, start, end, resultCount, label, ...native } = props
  const strings = useStrings(filterStrings)
  const { locale } = useLocale()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const active = filters.filter((filter) => isActive(filter, value)).length
  const figure = resultCount === undefined ? '' : numberFormat(locale).format(resultCount)
  const done = resultCount === undefined ? strings.done : strings.show(resultCount, figure)
  return (
    <Root {...native} {...GROUP} aria-label={label ?? native['aria-label'] ?? strings.filters}>
      <div className="at-line">
        {start && <div className="at-start">{start}</div>}
        <div className="at-chips">
          {filters.map((filter) => (
            <FilterChip
              key={filter.id}
              filter={filter}
              chosen={value[filter.id] ?? []}
              onChange={(chosen) => onChange({ ...value, [filter.id]: chosen })}
            />
          ))}
          {active > 1 && (
            <Button
              variant="quiet"
              size="compact"
              onPress={() => onChange(withoutActive(filters, value))}
            >
              {strings.clearAll}
            </Button>
          )}
        </div>
        <div className="at-compact">
          <Button size="compact" icon={ListFilter} onPress={() => setSheetOpen(true)}>
            {strings.filter}
            {active > 0 && (
              <>
                {' '}
                <span className="at-active" aria-hidden="true">
                  {active}
                </span>
                <span className="at-visually-hidden">{strings.active(active)}</span>
              </>
            )}
          </Button>
        </div>
        {end && <div className="at-end">{end}</div>}
      </div>
      <FilterSheet
        isOpen={isSheetOpen}
        onOpenChange={setSheetOpen}
        doneLabel={done}
        {...{ filters, value, onChange }}
      />
      <output className="at-visually-hidden">
        {resultCount !== undefined && strings.results(resultCount, figure)}
      </output>
    </Root>
  )
}
