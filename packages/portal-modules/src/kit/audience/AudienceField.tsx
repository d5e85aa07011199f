import { Checkbox, CheckboxGroup, Switch } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
import { hasOwnGroups, isPerson, type AudienceSelection } from './audience.logic.ts'
import type { AudienceGroup } from './audience.types.ts'
import { audienceMessages } from './messages.ts'
import { PeopleField } from './PeopleField.tsx'

export interface AudienceFieldProps {
  /** Groups that are offered, without administrators (PERM-17), and people who can be chosen alone. */
  groups: readonly AudienceGroup[]
  selection: AudienceSelection
  onChange: (selection: AudienceSelection) => void
  errorMessage?: string | undefined
  /** Whether the chosen ones get a mail (PERM-15); absent: that is not asked. */
  notify?: { isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`

const all = 'all'

/** Who sees something: a box per group, one for all, people one by one, and whether they are told (PERM-14, PERM-15). */
export function AudienceField(props: AudienceFieldProps) {
  const { selection, errorMessage, notify } = props
  const { t } = useMessages(audienceMessages)
  const { chosen, mixed } = selection
  const groups = props.groups.filter((group) => !isPerson(group))
  const people = props.groups.filter(isPerson)
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
  /** Chooses anew among some of those that are offered; what is said of the others stays. */
  const choose = (among: readonly AudienceGroup[], ids: readonly number[]) => {
    const own = new Set(among.map(({ id }) => id))
    // What was chosen or dropped is no longer left as each item has it.
    const isTouched = (id: number) => own.has(id) && ids.includes(id) !== chosen.includes(id)
    props.onChange({
      chosen: [...chosen.filter((id) => !own.has(id)), ...ids],
      mixed: mixed.filter((id) => !isTouched(id)),
    })
  }
  const change = (values: readonly string[]) => {
    if (values.includes(all) === isAll) {
      return choose(groups, values.filter((value) => value !== all).map(Number))
    }
    const own = new Set(groups.map(({ id }) => id))
    props.onChange({
      chosen: [...chosen.filter((id) => !own.has(id)), ...(isAll ? fixed : own)],
      mixed: mixed.filter((id) => !own.has(id)),
    })
  }
  return (
    <Root>
      <CheckboxGroup
        label={t('label')}
        errorMessage={errorMessage}
        // In a group a box is chosen by its value, the one for all groups too.
        value={[
          ...groups.filter(({ id }) => chosen.includes(id)).map(({ id }) => String(id)),
          ...(isAll ? [all] : []),
        ]}
        onChange={change}
      >
        {free.length > 1 && (
          <Checkbox
            value={all}
            isIndeterminate={!isAll && (count > 0 || free.some(({ id }) => mixed.includes(id)))}
          >
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
      {people.length > 0 && (
        <PeopleField
          people={people}
          selection={selection}
          onChange={(ids) => choose(people, ids)}
        />
      )}
      {notify && (
        <Switch isSelected={notify.isSelected} onChange={notify.onChange}>
          {t('notify')}
        </Switch>
      )}
    </Root>
  )
}
