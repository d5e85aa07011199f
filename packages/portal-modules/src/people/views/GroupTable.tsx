import { Button, MenuItem, PageHeader } from '@atrium/design-system'
import { Eye, PencilLine, Plus, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { UserGroup } from '../people.port.ts'
import type { UserGroupsModel } from '../useUserGroups.ts'
import { GroupList } from './GroupList.tsx'

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
      <GroupList groups={groups} hasRights onOpen={onOpen} rowActions={rowActions} />
    </>
  )
}
