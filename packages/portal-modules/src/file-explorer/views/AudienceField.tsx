import { Checkbox, CheckboxGroup, Switch } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import type { Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Audience } from '../useFileExplorer.ts'

export interface AudienceChoice {
  chosen: readonly number[]
  notify: boolean
}

export interface AudienceFieldProps {
  groups: readonly Group[]
  choice: AudienceChoice
  onChange: (choice: AudienceChoice) => void
  errorMessage: string | undefined
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`

/** Who sees something new: a box per group, one for all, and whether they are told (PERM-14, PERM-15). */
export function AudienceField({ groups, choice, onChange, errorMessage }: AudienceFieldProps) {
  const { t } = useMessages(messages)
  const free = groups.filter((group) => !group.seesEverything)
  const count = free.filter((group) => choice.chosen.includes(group.id)).length
  const isAll = count === free.length
  return (
    <Root>
      <CheckboxGroup
        label={t('audience.label')}
        errorMessage={errorMessage}
        value={choice.chosen.map(String)}
        onChange={(values) => onChange({ ...choice, chosen: values.map(Number) })}
      >
        {free.length > 1 && (
          <Checkbox
            value="all"
            isSelected={isAll}
            isIndeterminate={count > 0 && !isAll}
            onChange={() =>
              onChange({ ...choice, chosen: isAll ? [] : free.map((group) => group.id) })
            }
          >
            {t('audience.all')}
          </Checkbox>
        )}
        {groups.map((group) => (
          <Checkbox
            key={group.id}
            value={String(group.id)}
            isDisabled={group.seesEverything}
            description={
              group.seesEverything
                ? t('audience.seesEverything')
                : t('audience.members', { count: group.memberCount })
            }
          >
            {group.name}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Switch isSelected={choice.notify} onChange={(notify) => onChange({ ...choice, notify })}>
        {t('audience.notify')}
      </Switch>
    </Root>
  )
}

export interface AudienceState {
  /** Undefined where there is nothing to choose. */
  field: AudienceFieldProps | undefined
  /** What to send; undefined while the choice is not complete. */
  read: () => Audience | undefined
}

/** Holds the choice: at first the folder's own groups, nobody is told (FILE-16, PERM-15). */
export function useAudienceChoice(groups: readonly Group[] | undefined): AudienceState {
  const { t } = useMessages(messages)
  const [choice, setChoice] = useState<AudienceChoice>()
  const [isMissing, setMissing] = useState(false)
  if (!groups) return { field: undefined, read: () => ({ notify: false }) }

  const assigned = groups.filter((group) => group.isAssigned || group.seesEverything)
  const current = choice ?? { chosen: assigned.map((group) => group.id), notify: false }
  return {
    field: {
      groups,
      choice: current,
      onChange: (next) => {
        setChoice(next)
        setMissing(false)
      },
      errorMessage: isMissing ? t('audience.required') : undefined,
    },
    read: () => {
      if (current.chosen.length > 0) return { groupIds: current.chosen, notify: current.notify }
      setMissing(true)
      return undefined
    },
  }
}
