import { Checkbox, CheckboxGroup, Switch } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../useMessages.ts'
import { hasOwnGroups, type AudienceSelection } from './audience.logic.ts'
import type { AudienceGroup } from './audience.types.ts'
import { audienceMessages } from './messages.ts'

export interface AudienceFieldProps {
  /** Groups that are offered, without administrators (PERM-17). */
  groups: readonly AudienceGroup[]
  selection: AudienceSelection
  onChange: (selection: AudienceSelection) => void
  errorMessage?: string | undefined
  /** Whether the chosen groups get a mail (PERM-15); absent: that is not asked. */
  notify?: { isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`

const all = 'all'

/** Who sees something: a box per group, one for all, and whether they are told (PERM-14, PERM-15). */
export function AudienceField(props: AudienceFieldProps) {
  const { groups, selection, onChange, errorMessage, notify } = props
  const { t } = useMessages(audienceMessages)
  const { chosen, mixed } = selection
  const free = groups.filter((group) => !group.seesEverything)
  const fixed = groups.filter((group) => group.seesEverything).map(({ id }) => id)
  const count = free.filter((group) => chosen.includes(group.id)).length
  const isAll = count === free.length
  const namesOwn = hasOwnGroups(groups)
  const describe = (group: AudienceGroup) => {
    if (group.seesEverything) return t('seesEverything')
    const values = { count: group.memberCount }
    const members =
      namesOwn && group.includesReader ? t('members.mine', values) : t('members', values)
    return mixed.includes(group.id) ? `${members} · ${t('mixed')}` : members
  }
  const change = (values: readonly string[]) => {
    const single = values.filter((value) => value !== all).map(Number)
    if (values.includes(all) !== isAll) {
      return onChange({ chosen: isAll ? fixed : groups.map(({ id }) => id), mixed: [] })
    }
    // What was chosen or dropped is no longer left as each item has it.
    const touched = (id: number) => single.includes(id) !== chosen.includes(id)
    onChange({ chosen: single, mixed: mixed.filter((id) => !touched(id)) })
  }
  return (
    <Root>
      <CheckboxGroup
        label={t('label')}
        errorMessage={errorMessage}
        // In a group a box is chosen by its value, the one for all groups too.
        value={[...chosen.map(String), ...(isAll ? [all] : [])]}
        onChange={change}
      >
        {free.length > 1 && (
          <Checkbox value={all} isIndeterminate={!isAll && (count > 0 || mixed.length > 0)}>
            {t('all')}
          </Checkbox>
        )}
        {groups.map((group) => (
          <Checkbox
            key={group.id}
            value={String(group.id)}
            isIndeterminate={mixed.includes(group.id)}
            isDisabled={group.seesEverything}
            description={describe(group)}
          >
            {group.name}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {notify && (
        <Switch isSelected={notify.isSelected} onChange={notify.onChange}>
          {t('notify')}
        </Switch>
      )}
    </Root>
  )
}
