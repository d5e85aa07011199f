// A native table cannot be windowed both ways and keep its head and first column.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Icon } from '@atrium/design-system'
import { EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import { messages } from '../../messages/index.ts'
import type { Person, UserGroup } from '../../people.port.ts'
import { useRoleWords } from '../../views/useRoleWords.ts'
import { cellKey, membersIn, type FailedCells, type Memberships } from '../matrix.logic.ts'
import { matrixSizes as sizes } from './matrixGrid.css.ts'

interface MatrixRowProps {
  id: string
  person: Person
  row: number
  /** The column where the keys are; undefined: in another row. */
  activeColumn: number | undefined
  groups: readonly UserGroup[]
  firstColumn: number
  memberships: Memberships
  failedCells: FailedCells
}

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { id, person, row, activeColumn, groups, firstColumn, memberships, failedCells } = props
  const { t } = useMessages(messages)
  const roleWords = useRoleWords()
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="at-matrix-row"
      style={{ insetBlockStart: sizes.head + row * sizes.row }}
    >
      <div
        role="rowheader"
        id={`${id}${row}--1`}
        aria-colindex={1}
        aria-labelledby={`${id}person-${person.id}`}
        className="at-matrix-person"
        data-at-place={`${row},-1`}
        data-at-active={activeColumn === -1 || undefined}
      >
        <span className="at-matrix-name" title={person.fullName}>
          <span id={`${id}person-${person.id}`}>{person.fullName}</span>
          <small>{roleWords(person)}</small>
        </span>
        <button
          type="button"
          tabIndex={-1}
          className="at-matrix-more"
          aria-haspopup="menu"
          aria-label={t('matrix.rowMenu', { name: person.fullName })}
        >
          <Icon icon={EllipsisVertical} size={16} />
        </button>
      </div>
      {groups.map((group, at) => {
        const column = firstColumn + at
        const failed = failedCells.get(cellKey(person.id, group.id))
        return (
          <div
            key={group.id}
            role="gridcell"
            className="at-matrix-cell"
            aria-colindex={column + 2}
            data-at-place={`${row},${column}`}
            data-at-active={activeColumn === column || undefined}
            style={{ insetInlineStart: sizes.person + column * sizes.column }}
            title={failed && t('matrix.cellFailed', { reason: failed.reason })}
          >
            <span
              role="checkbox"
              id={`${id}${row}-${column}`}
              aria-checked={membersIn(memberships, group.id).has(person.id)}
              aria-disabled={!group.can.chooseMembers || undefined}
              aria-invalid={failed ? true : undefined}
              aria-labelledby={`${id}person-${person.id} ${id}group-${group.id}`}
              data-at-failed={failed ? true : undefined}
            />
          </div>
        )
      })}
    </div>
  )
})
