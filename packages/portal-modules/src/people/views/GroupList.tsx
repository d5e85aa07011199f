import { DataTable, StateScreen, type DataTableColumn } from '@atrium/design-system'
import { UsersRound } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
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

export interface GroupListProps {
  groups: readonly UserGroup[]
  /** What a group allows its people stands in it, too. */
  hasRights?: boolean
  onOpen: (group: UserGroup) => void
  /** What one can do with a group besides. */
  rowActions?: (group: UserGroup) => ReactNode
}

/** Groups by kind and name, with how many are in each (ADM-05, ADM-07). */
export function GroupList({ groups, hasRights = false, onOpen, rowActions }: GroupListProps) {
  const { t } = useMessages(messages)
  const columns = useMemo((): DataTableColumn<UserGroup>[] => {
    const rightsOf = ({ isApprover, seesInvoices }: UserGroup) =>
      [isApprover && t('right.approver'), seesInvoices && t('right.invoices')]
        .filter(Boolean)
        .join(', ') || '–'
    const rights: DataTableColumn<UserGroup> = {
      id: 'rights',
      title: t('column.rights'),
      minWidth: 170,
      isOnPhone: true,
      text: rightsOf,
    }
    return [
      { id: 'name', title: t('column.name'), minWidth: 220, grow: 2, text: nameOf, sortBy: nameOf },
      {
        id: 'kind',
        title: t('column.kind'),
        minWidth: 150,
        isOnPhone: true,
        text: ({ kind }) => t(`kind.${kind}`),
        sortBy: ({ kind }) => groupKinds.indexOf(kind),
      },
      ...(hasRights ? [rights] : []),
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
    ]
  }, [hasRights, t])
  return (
    <DataTable
      label={t('title.groups')}
      columns={columns}
      rows={groups}
      getKey={keyOf}
      defaultSort={byKind}
      onAction={onOpen}
      rowActions={rowActions}
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
