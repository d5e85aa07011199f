import {
  Banner,
  Button,
  ConfirmDialog,
  SearchField,
  Select,
  StateScreen,
} from '@atrium/design-system'
import { SearchX, UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { useRoleName } from '../../kit/roles/index.ts'
import { messages } from '../messages/index.ts'
import type { PeoplePort, Person, UserGroup } from '../people.port.ts'
import { LoadFailed, LoadingList } from '../views/states.tsx'
import { findRows, membersIn, noFilter, type MatrixFilter } from './matrix.logic.ts'
import { useMatrix, type MatrixModel } from './useMatrix.ts'
import { useMatrixMenu, type MatrixQuestion } from './useMatrixMenu.tsx'
import { MatrixGrid } from './views/MatrixGrid.tsx'

const Tools = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px var(--at-space-3);
    margin-block-end: 14px;

    > * {
      flex: 0 1 240px;
      min-inline-size: min(180px, 100%);
    }
    > output {
      flex: 1 1 auto;
      align-self: center;
      color: var(--at-text-2);
      text-align: end;
    }
  }
`
const Failures = styled.div`
  @layer at.components {
    margin-block-end: 14px;
  }
`

export interface MembershipMatrixProps {
  port: PeoplePort
  people: readonly Person[]
}

/** Who is in which group, all of it on one page: people × groups (T-99). */
export function MembershipMatrix({ port, people }: MembershipMatrixProps) {
  const result = useMatrix(port, people)
  if (result.state === 'loading') return <LoadingList of="membership" />
  if (result.state === 'failed')
    return <LoadFailed of="membership" error={result.error} onRetry={result.retry} />
  return <Ready model={result.data} />
}

function Ready({ model }: { model: MatrixModel }) {
  const { t } = useMessages(messages)
  const { people, groups, memberships, change, failures, failedCells, retry, giveUp } = model
  const [filter, setFilter] = useState<MatrixFilter>(noFilter)
  const [question, setQuestion] = useState<MatrixQuestion>()
  const [isAsking, setAsking] = useState(false)
  const rows = useMemo(() => findRows(people, filter), [filter, people])

  const toggle = (person: Person, group: UserGroup) => {
    if (!group.can.chooseMembers) return
    const isMember = !membersIn(memberships, group.id).has(person.id)
    const names = { name: person.fullName, group: group.name }
    change(
      { groupIds: [group.id], userIds: [person.id], isMember },
      t(isMember ? 'member.added' : 'member.removed', names),
    )
  }
  const ask = (next: MatrixQuestion) => {
    setQuestion(next)
    setAsking(true)
  }
  const renderMenu = useMatrixMenu(model, rows, ask)

  if (groups.length === 0)
    return (
      <StateScreen
        kind="empty"
        icon={UsersRound}
        title={t('groups.none')}
        detail={t('groups.noneDetail')}
      />
    )
  const failedCount = failedCells.size
  return (
    <>
      <Filters model={model} filter={filter} onChange={setFilter} count={rows.length} />
      {failedCount > 0 && (
        <Failures>
          <Banner
            tone="bad"
            role="alert"
            action={
              <>
                <Button onPress={() => retry()}>{t('action.retry')}</Button>
                <Button variant="quiet" onPress={giveUp}>
                  {t('matrix.giveUp')}
                </Button>
              </>
            }
          >
            {t('matrix.failed', { count: failedCount })} {failures.at(-1)?.reason}
          </Banner>
        </Failures>
      )}
      {rows.length === 0 ? (
        <StateScreen
          kind="empty"
          icon={SearchX}
          title={t('find.none')}
          detail={t('matrix.noneDetail')}
        />
      ) : (
        <MatrixGrid
          people={rows}
          groups={groups}
          memberships={memberships}
          failedCells={failedCells}
          onToggle={toggle}
          renderMenu={renderMenu}
        />
      )}
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={question.title}
          confirmLabel={question.confirmLabel}
          isDanger={!question.change.isMember}
          onConfirm={() => {
            setAsking(false)
            change(question.change, question.done)
          }}
        >
          {question.detail}
        </ConfirmDialog>
      )}
    </>
  )
}

interface FiltersProps {
  model: MatrixModel
  filter: MatrixFilter
  onChange: (filter: MatrixFilter) => void
  /** People that are shown. */
  count: number
}

function Filters({ model, filter, onChange, count }: FiltersProps) {
  const { t } = useMessages(messages)
  const roleName = useRoleName()
  const { people, groups, memberships } = model
  const roles = useMemo(
    () =>
      [...new Set(people.flatMap((person) => (person.status === 'active' ? person.roles : [])))]
        .map((id) => ({ id, label: roleName(id) }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [people, roleName],
  )
  const groupOptions = useMemo(
    () => groups.map(({ id, name }) => ({ id: `${id}`, label: name })),
    [groups],
  )
  const chooseGroup = (id: string | null) =>
    onChange({
      ...filter,
      group: id === null ? null : { id: Number(id), userIds: membersIn(memberships, Number(id)) },
    })
  return (
    <Tools>
      <SearchField
        label={t('find.label')}
        placeholder={t('find.placeholder')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select
        label={t('column.roles')}
        placeholder={t('matrix.allRoles')}
        options={roles}
        value={filter.role}
        isClearable
        onChange={(role) => onChange({ ...filter, role })}
      />
      <Select
        label={t('matrix.inGroup')}
        placeholder={t('matrix.allGroups')}
        options={groupOptions}
        value={filter.group === null ? null : `${filter.group.id}`}
        isClearable
        onChange={chooseGroup}
      />
      <output>{t('matrix.shown', { count, groups: groups.length })}</output>
    </Tools>
  )
}
