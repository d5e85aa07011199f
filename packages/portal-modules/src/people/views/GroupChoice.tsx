import { DataTable, StateScreen, type DataTableColumn } from '@atrium/design-system'
import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { groupKinds } from '../people.logic.ts'
import type { UserGroup } from '../people.port.ts'

const keyOf = ({ id }: UserGroup) => id
const nameOf = ({ name }: UserGroup) => name
const byKind = [
  { id: 'kind', direction: 'ascending' },
  { id: 'name', direction: 'ascending' },
] as const

export interface GroupChoiceProps {
  groups: readonly UserGroup[]
  onOpen: (group: UserGroup) => void
}

/** One group at a time: whom it has is seen and chosen on its own page (ADM-07). */
export function GroupChoice({ groups, onOpen }: GroupChoiceProps) {
  const { t } = useMessages(messages)
  const columns = useMemo(
    (): DataTableColumn<UserGroup>[] => [
      { id: 'name', title: t('column.name'), minWidth: 220, grow: 2, text: nameOf, sortBy: nameOf },
      {
        id: 'kind',
        title: t('column.kind'),
        minWidth: 150,
        isOnPhone: true,
        text: ({ kind }) => t(`kind.${kind}`),
        sortBy: ({ kind }) => groupKinds.indexOf(kind),
      },
      {
        id: 'members',
        title: t('column.members'),
        width: 120,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        sortBy: ({ memberCount }) => memberCount,
        text: ({ memberCount }) => `${memberCount}`,
      },
    ],
    [t],
  )
  return (
    <DataTable
      label={t('title.groups')}
      columns={columns}
      rows={groups}
      getKey={keyOf}
      defaultSort={byKind}
      onAction={onOpen}
      emptyState={
        <StateScreen
          kind="empty"
          icon={UsersRound}
          title={t('groups.none')}
          detail={t('groups.noneDetail')}
        />
      }
    />
  )
}
