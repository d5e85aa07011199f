import { Button, Menu, MenuItem, MenuTrigger, PageHeader } from '@atrium/design-system'
import { Download, Eye, FileSpreadsheet, FileUp, MailPlus, PencilLine, UserCheck, UserPlus, UserRoundX } from 'lucide-react' // prettier-ignore
import { useCallback, useMemo } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { listMessages } from '../people-import/messages/index.ts'
import { useExportPeople } from '../people-import/useExportPeople.ts'
import { countStates, findPeople, stateOf } from '../people.logic.ts'
import type { PeoplePort, Person } from '../people.port.ts'
import type { PeopleModel } from '../usePeople.ts'
import { PeopleTable, type Find } from './PeopleTable.tsx'

interface PeopleListProps {
  port: PeoplePort
  people: readonly Person[]
  /** What is searched, kept while a person is open. */
  find: Find
  model: PeopleModel
  /** Absent: the reader adds nobody. */
  onAdd: (() => void) | undefined
  /** Absent: nobody is added by a list. */
  onImport: (() => void) | undefined
  onOpen: (person: Person) => void
}

/** Everybody, with what may be done with each (ADM-01, ADM-02). */
export function PeopleList(props: PeopleListProps) {
  const { port, people, find, model, onAdd, onImport, onOpen } = props
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
          <>
            <ExportMenu port={port} people={people} find={find} />
            {onImport && (
              <Button icon={FileUp} onPress={onImport}>
                {t('action.import')}
              </Button>
            )}
            {onAdd && (
              <Button variant="primary" icon={UserPlus} onPress={onAdd}>
                {t('action.add')}
              </Button>
            )}
          </>
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

/** Whoever is shown, for spreadsheets, in the form that an import reads (T-25). */
function ExportMenu({ port, people, find }: Pick<PeopleListProps, 'port' | 'people' | 'find'>) {
  const { t } = useMessages(listMessages)
  const save = useExportPeople(port)
  const { text, state } = find
  const shown = useMemo(() => findPeople(people, text, state), [people, state, text])
  return (
    <MenuTrigger>
      <Button icon={Download} isDisabled={shown.length === 0}>
        {t('export.action')}
      </Button>
      <Menu aria-label={t('export.action')}>
        <MenuItem icon={FileSpreadsheet} onAction={() => save('xlsx', shown)}>
          {t('export.xlsx')}
        </MenuItem>
        <MenuItem icon={Download} onAction={() => save('csv', shown)}>
          {t('export.csv')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
