import { Checkbox, CheckboxGroup, DescriptionList } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { useRoleName } from '../../kit/roles/index.ts'
import { messages } from '../messages/index.ts'
import type { Person, Role } from '../people.port.ts'
import { useRoleWords } from './useRoleWords.ts'

interface PersonRolesProps {
  person: Person
  onChange: (roles: readonly Role[]) => void
}

/** What somebody may do in this application: to change by who may, else to read (ADM-09). */
export function PersonRoles({ person, onChange }: PersonRolesProps) {
  const { t } = useMessages(messages)
  const rolesOf = useRoleWords()
  const roleName = useRoleName()
  const { giveRoles } = person.can
  const others = person.roles.filter((role) => !(giveRoles as readonly string[]).includes(role))
  const reading = (
    <DescriptionList
      items={[{ term: t('column.roles'), detail: rolesOf({ roles: others }) }]}
      layout="stacked"
    />
  )
  if (giveRoles.length === 0) return reading
  return (
    <>
      <CheckboxGroup
        label={t('roles.label')}
        description={t('roles.detail')}
        value={giveRoles.filter((role) => person.roles.includes(role))}
        onChange={(held) => onChange(giveRoles.filter((role) => held.includes(role)))}
      >
        {giveRoles.map((role) => (
          <Checkbox key={role} value={role}>
            {roleName(role)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {others.length > 0 && reading}
    </>
  )
}
