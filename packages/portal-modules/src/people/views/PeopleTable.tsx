import { DataTable, SearchField, SegmentedControl, StateScreen } from '@atrium/design-system'
import { SearchX } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, useUrlState } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { countStates, findPeople, personStates, type PersonState } from '../people.logic.ts'
import type { Person } from '../people.port.ts'
import { usePeopleColumns } from './usePeopleColumns.tsx'

const Tools = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-end: 14px;

    > .at-find {
      flex: 0 1 280px;
      min-inline-size: min(200px, 100%);
    }
  }
`
const keyOf = ({ id }: Person) => id
const byName = [{ id: 'name', direction: 'ascending' }] as const

export interface PeopleTableProps {
  /** Spoken name of the table. */
  label: string
  people: readonly Person[]
  /** Absent: a person leads nowhere. */
  onOpen?: (person: Person) => void
  /** Neither searched nor narrowed by state: there are few. */
  hasNoTools?: boolean
  rowActions?: (person: Person) => ReactNode
}

/** People, searched and by their state; ten thousand are as quick as ten (ADM-01). */
export function PeopleTable(props: PeopleTableProps) {
  const { label, people, onOpen, hasNoTools, rowActions } = props
  const { t } = useMessages(messages)
  const [text, setText] = useState('')
  const [given, setState] = useUrlState('state', 'all')
  const state = (!hasNoTools && personStates.find((one) => one === given)) || 'all'
  const shown = useMemo(() => findPeople(people, text, state), [people, state, text])
  const counts = useMemo(() => countStates(people), [people])
  const columns = usePeopleColumns(onOpen)
  const some = personStates.filter((one) => counts[one] > 0)
  return (
    <>
      {!hasNoTools && (
        <Tools>
          <div className="at-find">
            <SearchField
              label={t('find.label')}
              placeholder={t('find.placeholder')}
              value={text}
              onChange={setText}
            />
          </div>
          {(some.length > 1 || state !== 'all') && (
            <SegmentedControl<PersonState | 'all'>
              label={t('column.state')}
              value={state}
              onChange={setState}
              options={(['all', ...personStates] as const).map((value) => ({
                value,
                label: t(`states.${value}`),
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
