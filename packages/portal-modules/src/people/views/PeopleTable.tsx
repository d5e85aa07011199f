import { DataTable, SearchField, SegmentedControl, StateScreen } from '@atrium/design-system'
import { SearchX } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { countStates, findPeople, personStates, type PersonState } from '../people.logic.ts'
import type { Person } from '../people.port.ts'
import { usePeopleColumns } from './usePeopleColumns.tsx'

const Tools = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2) var(--at-space-3);
    margin-block-end: 14px;

    > .at-find {
      flex: 0 1 280px;
      min-inline-size: min(200px, 100%);
    }
  }
`
const keyOf = ({ id }: Person) => id
const byName = [{ id: 'name', direction: 'ascending' }] as const

/** What people are narrowed by. */
export interface Find {
  text: string
  setText: (text: string) => void
  state: PersonState | 'all'
  setState: (state: PersonState | 'all') => void
}

/** Kept by whoever leads to a person and back. */
export function useFind(): Find {
  const [text, setText] = useState('')
  const [state, setState] = useState<Find['state']>('all')
  return { text, setText, state, setState }
}

const everybody = { text: '', state: 'all' } as const

export interface PeopleTableProps {
  /** Spoken name of the table. */
  label: string
  people: readonly Person[]
  /** Absent: a person leads nowhere. */
  onOpen?: (person: Person) => void
  /** What is searched. Absent: there are too few to search. */
  find?: Find
  rowActions?: (person: Person) => ReactNode
}

/** People, searched and by their state; ten thousand are as quick as ten (ADM-01). */
export function PeopleTable(props: PeopleTableProps) {
  const { label, people, onOpen, find, rowActions } = props
  const { t } = useMessages(messages)
  const { text, state } = find ?? everybody
  const shown = useMemo(() => findPeople(people, text, state), [people, state, text])
  const counts = useMemo(() => countStates(people), [people])
  const columns = usePeopleColumns(onOpen)
  // Only those that there are, and the one that is chosen: on a phone there is little room.
  const some = personStates.filter((one) => counts[one] > 0 || one === state)
  return (
    <>
      {find && (
        <Tools>
          <div className="at-find">
            <SearchField
              label={t('find.label')}
              placeholder={t('find.placeholder')}
              value={text}
              onChange={find.setText}
            />
          </div>
          {(some.length > 1 || state !== 'all') && (
            <SegmentedControl<PersonState | 'all'>
              label={t('column.state')}
              value={state}
              onChange={find.setState}
              options={(['all', ...some] as const).map((value) => ({
                value,
                label: t(value === 'all' ? 'states.all' : `state.${value}`),
              }))}
            />
          )}
        </Tools>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        getKey={keyOf}
        rowHeight={60}
        defaultSort={byName}
        onAction={onOpen}
        rowActions={rowActions}
        emptyState={
          <StateScreen
            kind="empty"
            icon={SearchX}
            title={t('find.none')}
            detail={t('find.noneDetail')}
          />
        }
      />
    </>
  )
}
