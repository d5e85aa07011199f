import { Button, MenuItem, PageHeader } from '@atrium/design-system'
import { Eye, MailPlus, PencilLine, UserCheck, UserPlus, UserRoundX } from 'lucide-react'
import { useCallback } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { countStates, stateOf } from '../people.logic.ts'
import type { Person } from '../people.port.ts'
import type { PeopleModel } from '../usePeople.ts'
import { PeopleTable, type Find } from './PeopleTable.tsx'

interface PeopleListProps {
  people: readonly Person[]
  /** What is searched, kept while a person is open. */
  find: Find
  model: PeopleModel
  /** Absent: the reader adds nobody. */
  onAdd: (() => void) | undefined
  onOpen: (person: Person) => void
}

/** Everybody, with what may be done with each (ADM-01, ADM-02). */
export function PeopleList({ people, find, model, onAdd, onOpen }: PeopleListProps) {
  const { t } = useMessages(messages)
  const { viewAs } = useModuleHost()
  const { active, invited, declined, inactive: off } = countStates(people)
  const inactive = off + declined
  const rowActions = useCallback(
    (person: Person) => {
      const { id, fullName, can } = person
      const state = stateOf(person)
      return (
        <>
          <MenuItem icon={PencilLine} onAction={() => onOpen(person)}>
            {t(can.change ? 'action.edit' : 'action.look')}
          </MenuItem>
          {viewAs && state === 'active' && (
            <MenuItem icon={Eye} onAction={() => viewAs({ type: 'user', id, name: fullName })}>
              {t('action.viewAs')}
            </MenuItem>
          )}
          {can.change && (state === 'invited' || state === 'declined') && (
            <MenuItem icon={MailPlus} onAction={() => model.resend(person)}>
              {t('action.resend')}
            </MenuItem>
          )}
          {can.switchOff &&
            (person.status === 'inactive' ? (
              <MenuItem icon={UserCheck} onAction={() => model.setStatus(person, 'active')}>
                {t('action.activate')}
              </MenuItem>
            ) : (
              <MenuItem
                icon={UserRoundX}
                isDanger
                onAction={() => model.setStatus(person, 'inactive')}
              >
                {t('action.deactivate')}
              </MenuItem>
            ))}
        </>
      )
    },
    [model, onOpen, t, viewAs],
  )
  return (
    <>
      <PageHeader
        title={t('title.people')}
        subtitle={t('subtitle.people', { active, invited, inactive })}
        actions={
          onAdd && (
            <Button variant="primary" icon={UserPlus} onPress={onAdd}>
              {t('action.add')}
            </Button>
          )
        }
      />
      <PeopleTable
        label={t('title.people')}
        people={people}
        find={find}
        onOpen={onOpen}
        rowActions={rowActions}
      />
    </>
  )
}
