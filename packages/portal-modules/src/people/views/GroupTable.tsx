import {
  Button,
  DataTable,
  MenuItem,
  PageHeader,
  StateScreen,
  type DataTableColumn,
} from '@atrium/design-system'
import { Eye, PencilLine, Plus, Trash2, UsersRound } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { groupKinds } from '../people.logic.ts'
import type { UserGroup } from '../people.port.ts'
import type { UserGroupsModel } from '../useUserGroups.ts'

const keyOf = ({ id }: UserGroup) => id
const nameOf = ({ name }: UserGroup) => name
const byKind = [
  { id: 'kind', direction: 'ascending' },
  { id: 'name', direction: 'ascending' },
] as const

interface GroupTableProps {
  groups: readonly UserGroup[]
  model: UserGroupsModel
  /** Absent: the reader makes none. */
  onAdd: (() => void) | undefined
  onOpen: (group: UserGroup) => void
}

/** The groups, with how many are in each (ADM-05). */
export function GroupTable({ groups, model, onAdd, onOpen }: GroupTableProps) {
  const { t } = useMessages(messages)
  const { viewAs } = useModuleHost()
  const columns = useMemo((): DataTableColumn<UserGroup>[] => {
    const rightsOf = ({ isApprover, seesInvoices }: UserGroup) =>
      [isApprover && t('right.approver'), seesInvoices && t('right.invoices')]
        .filter(Boolean)
        .join(', ') || '–'
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
      { id: 'rights', title: t('column.rights'), minWidth: 170, isOnPhone: true, text: rightsOf },
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
  }, [t])
  const rowActions = useCallback(
    (group: UserGroup) => {
      const { id, name, can, memberCount } = group
      return (
        <>
          <MenuItem icon={PencilLine} onAction={() => onOpen(group)}>
            {t(can.change ? 'action.edit' : 'action.look')}
          </MenuItem>
          {viewAs && (
            <MenuItem icon={Eye} onAction={() => viewAs({ type: 'user-group', id, name })}>
              {t('action.viewAs')}
            </MenuItem>
          )}
          {can.change && (
            <MenuItem
              icon={Trash2}
              isDanger
              isDisabled={memberCount > 0}
              description={memberCount > 0 ? t('group.hasMembers') : undefined}
              onAction={() => model.remove(group)}
            >
              {t('action.delete')}
            </MenuItem>
          )}
        </>
      )
    },
    [model, onOpen, t, viewAs],
  )
  const add = onAdd && (
    <Button variant="primary" icon={Plus} onPress={onAdd}>
      {t('action.addGroup')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title.groups')} subtitle={t('subtitle.groups')} actions={add} />
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
    </>
  )
}
