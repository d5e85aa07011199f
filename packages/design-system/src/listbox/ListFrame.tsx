// Native options hold neither icons nor second lines, and stand in the page by the thousand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Fragment, type ReactNode, type RefObject } from 'react'
import { ListOption } from './ListOption.tsx'
import { sectionsOf, startsSection, type PickerOption } from './listbox.logic.ts'
import type { Active } from './useListKeys.ts'

export interface ListBoxProps {
  /** Of the list; an option's element has the id `<id>-<place>`. */
  id: string
  label: string
  options: readonly PickerOption[]
  active: Active
  isChosen: (id: string) => boolean
  isMultiple?: boolean
  onPoint: (id: string) => void
  onChoose: (option: PickerOption) => void
  /** What was typed, set off in the labels. */
  query?: string
}

interface ListFrameProps extends ListBoxProps {
  /** The element that scrolls. */
  list: RefObject<HTMLDivElement | null>
  /** The options that are in the page. */
  places: readonly number[]
  /** Of a long list: how high all options are together, and where one begins. */
  placing?: { size: number; startOf: (place: number) => number; isTall: boolean }
}

/** The list with the sections of its options; those of a long list stand where they would be among all. */
export function ListFrame({ list, places, placing, ...props }: ListFrameProps) {
  const { id, label, options, isMultiple } = props
  const rowAt = (index: number): ReactNode => {
    const option = options[index]!
    const row = (
      <>
        {startsSection(options, index) && (
          <div className="at-heading" aria-hidden="true">
            {option.section}
          </div>
        )}
        <ListOption
          id={`${id}-${index}`}
          option={option}
          place={index + 1}
          count={options.length}
          isChosen={props.isChosen(option.id)}
          isActive={props.active.id === option.id && (props.active.isByKey ? 'keys' : 'pointer')}
          query={props.query}
          onPoint={props.onPoint}
          onChoose={props.onChoose}
        />
      </>
    )
    if (!placing) return <Fragment key={option.id}>{row}</Fragment>
    return (
      <div key={option.id} className="at-place" style={{ insetBlockStart: placing.startOf(index) }}>
        {row}
      </div>
    )
  }
  const sections = sectionsOf(options, places).map(({ title, places: inside }) =>
    title === undefined ? (
      inside.map(rowAt)
    ) : (
      <div key={title} role="group" aria-label={title}>
        {inside.map(rowAt)}
      </div>
    ),
  )
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      className="at-list"
      data-at-long={placing ? '' : undefined}
      data-at-tall={placing?.isTall || undefined}
      tabIndex={-1}
    >
      {placing ? (
        <div className="at-all" role="presentation" style={{ blockSize: placing.size }}>
          {sections}
        </div>
      ) : (
        sections
      )}
    </div>
  )
}
