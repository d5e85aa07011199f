import { MenuItem } from '@atrium/design-system'
import { UserRoundMinus, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { MembersChange, Person, UserGroup } from '../people.port.ts'
import { choosable, narrowed } from './matrix.logic.ts'
import type { MatrixModel } from './useMatrix.ts'
import type { MatrixTarget } from './views/MatrixGrid.tsx'

/** A change of many, asked for before it is made. */
export interface MatrixQuestion {
  change: MembersChange
  title: string
  detail: string
  confirmLabel: string
  done: string
}

/** Commands for a whole row or a whole column of the matrix; `rows` are the people that are shown. */
export function useMatrixMenu(
  { groups, memberships }: Pick<MatrixModel, 'groups' | 'memberships'>,
  rows: readonly Person[],
  ask: (question: MatrixQuestion) => void,
): (target: MatrixTarget) => ReactNode {
  const { t } = useMessages(messages)
  const columnItem = (group: UserGroup, isMember: boolean) => {
    const all = { groupIds: [group.id], userIds: rows.map(({ id }) => id), isMember }
    const narrow = narrowed(memberships, all)
    const count = narrow.userIds.length
    const key = isMember ? 'add' : 'remove'
    const words = { count, group: group.name, rest: rows.length - count }
    return (
      <MenuItem
        icon={isMember ? UserRoundPlus : UserRoundMinus}
        isDanger={!isMember}
        isDisabled={count === 0 || !group.can.chooseMembers}
        description={t('matrix.changes', { count })}
        onAction={() =>
          ask({
            change: narrow,
            title: t(`matrix.column.${key}.question`, words),
            detail: t(`matrix.column.${key}.detail`, words),
            confirmLabel: t(`matrix.column.${key}.confirm`, words),
            done: t(`matrix.column.${key}.done`, words),
          })
        }
      >
        {t(`matrix.column.${key}`, { count: rows.length })}
      </MenuItem>
    )
  }
  const rowItem = (person: Person, isMember: boolean) => {
    const own = choosable(groups)
    const all = { groupIds: own.map(({ id }) => id), userIds: [person.id], isMember }
    const narrow = narrowed(memberships, all)
    const count = narrow.groupIds.length
    const key = isMember ? 'add' : 'remove'
    const words = { count, name: person.fullName }
    const names = own.filter(({ id }) => narrow.groupIds.includes(id)).map(({ name }) => name)
    return (
      <MenuItem
        icon={isMember ? UserRoundPlus : UserRoundMinus}
        isDanger={!isMember}
        isDisabled={count === 0}
        description={t('matrix.changes', { count })}
        onAction={() =>
          ask({
            change: narrow,
            title: t(`matrix.row.${key}.question`, words),
            detail: names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : names.join(', '),
            confirmLabel: t(`matrix.row.${key}.confirm`, words),
            done: t(`matrix.row.${key}.done`, words),
          })
        }
      >
        {t(`matrix.row.${key}`)}
      </MenuItem>
    )
  }
  return (target) =>
    'group' in target ? (
      <>
        {columnItem(target.group, true)}
        {columnItem(target.group, false)}
      </>
    ) : (
      <>
        {rowItem(target.person, true)}
        {rowItem(target.person, false)}
      </>
    )
}
