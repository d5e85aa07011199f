import { Button, IconButton } from '@atrium/design-system'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
    min-inline-size: 0;

    .at-rows {
      margin: 0;
      padding: 0;
      list-style: none;
      display: grid;
      gap: 14px;
    }
    .at-rows > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 10px;
      align-items: start;
      padding-block-end: 14px;
      border-block-end: 1px solid var(--at-line);
    }
    .at-cells {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
      gap: var(--at-space-3) 14px;
      min-inline-size: 0;
    }
    /* Beside the field, not beside its label. */
    .at-rows > li > :last-child {
      margin-block-start: 26px;
    }
    > p {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-row-actions {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
  }
`

interface RowsProps<Row extends { key: string }> {
  /** Names the list; spoken. */
  label: string
  rows: readonly Row[]
  /** Says that there is none yet. */
  emptyText: string
  addLabel: string
  removeLabel: (number: number) => string
  onAdd: () => void
  onRemove: (row: Row) => void
  /** Fields of a row, by its place. */
  children: (row: Row, index: number) => ReactNode
  /** Further ways to fill it. */
  actions?: ReactNode
}

/** Rows of fields that come and go; the focus goes with them. */
export function Rows<Row extends { key: string }>(props: RowsProps<Row>) {
  const { rows, onAdd, onRemove } = props
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** The row that takes the focus once it is there. */
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    const at = wanted.current
    wanted.current = undefined
    if (at === undefined) return
    const row = list.current?.children[Math.min(at, rows.length - 1)]
    const field = row?.querySelector<HTMLElement>('input')
    if (field) field.focus()
    else add.current?.focus()
  }, [rows])

  return (
    <Root>
      {rows.length === 0 ? (
        <p>{props.emptyText}</p>
      ) : (
        <ul className="at-rows" aria-label={props.label} ref={list}>
          {rows.map((row, index) => (
            <li key={row.key}>
              <div className="at-cells">{props.children(row, index)}</div>
              <IconButton
                icon={Trash2}
                label={props.removeLabel(index + 1)}
                onPress={() => {
                  wanted.current = index
                  onRemove(row)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="at-row-actions">
        <Button
          ref={add}
          icon={Plus}
          onPress={() => {
            wanted.current = rows.length
            onAdd()
          }}
        >
          {props.addLabel}
        </Button>
        {props.actions}
      </div>
    </Root>
  )
}
