import { Checkbox, CheckboxGroup, Switch } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { defaultAudience } from '../file-explorer.logic.ts'
import type { Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Audience } from '../audience.types.ts'

interface AudienceChoice {
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

const all = 'all'

/** Who sees something new: a box per group, one for all, and whether they are told (PERM-14, PERM-15). */
export function AudienceField({ groups, choice, onChange, errorMessage }: AudienceFieldProps) {
  const { t } = useMessages(messages)
  const free = groups.filter((group) => !group.seesEverything)
  const count = free.filter((group) => choice.chosen.includes(group.id)).length
  const isAll = count === free.length
  const fixed = groups.filter((group) => group.seesEverything).map(({ id }) => id)
  return (
    <Root>
      <CheckboxGroup
        label={t('audience.label')}
        errorMessage={errorMessage}
        // In a group a box is chosen by its value, the one for all groups too.
        value={[...choice.chosen.map(String), ...(isAll ? [all] : [])]}
        onChange={(values) => {
          const single = values.filter((value) => value !== all).map(Number)
          if (values.includes(all) === isAll) onChange({ ...choice, chosen: single })
          else onChange({ ...choice, chosen: isAll ? fixed : groups.map(({ id }) => id) })
        }}
      >
        {free.length > 1 && (
          <Checkbox value={all} isIndeterminate={count > 0 && !isAll}>
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

/** Holds the choice; at first the folder's own groups and client service (FILE-16, PERM-16). */
export function useAudienceChoice(
  groups: readonly Group[] | undefined,
  notifiesByDefault: boolean,
): AudienceState {
  const { t } = useMessages(messages)
  const [choice, setChoice] = useState<AudienceChoice>()
  const [isMissing, setMissing] = useState(false)
  if (!groups) return { field: undefined, read: () => ({ notify: false }) }

  const current = choice ?? { chosen: defaultAudience(groups), notify: notifiesByDefault }
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
