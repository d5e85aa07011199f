import { Checkbox, CheckboxGroup, ComboBox } from '@atrium/design-system'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
import type { AudienceSelection } from './audience.logic.ts'
import type { AudienceGroup } from './audience.types.ts'
import { audienceMessages } from './messages.ts'

export interface PeopleFieldProps {
  /** Whoever can be chosen alone, by name. */
  people: readonly AudienceGroup[]
  selection: AudienceSelection
  /** Called with all who are chosen. */
  onChange: (ids: readonly number[]) => void
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 10px;
  }
`

/**
 * People who see something besides the groups: a box for each who was ever chosen here, so that a slip is
 * taken back where it was made, and a field to find the others by name (PERM-14).
 */
export function PeopleField({ people, selection, onChange }: PeopleFieldProps) {
  const { t } = useMessages(audienceMessages)
  const { chosen, mixed } = selection
  const isNamed = (id: number) => chosen.includes(id) || mixed.includes(id)
  const [listed, setListed] = useState<readonly number[]>(() =>
    people.map(({ id }) => id).filter(isNamed),
  )
  const field = useRef<HTMLInputElement>(null)
  const own = new Set(people.map(({ id }) => id))
  const ids = chosen.filter((id) => own.has(id))
  const add = (value: string | null) => {
    if (value === null) return
    const id = Number(value)
    if (!listed.includes(id)) setListed([...listed, id])
    onChange([...ids.filter((one) => one !== id), id])
    field.current?.focus()
  }
  const rows = listed.flatMap((id) => people.find((person) => person.id === id) ?? [])
  return (
    <Root>
      {rows.length > 0 && (
        <CheckboxGroup
          label={t('person.title')}
          value={ids.map(String)}
          onChange={(values) => onChange(values.map(Number))}
        >
          {rows.map(({ id, name }) => (
            <Checkbox
              key={id}
              value={String(id)}
              isIndeterminate={mixed.includes(id)}
              description={mixed.includes(id) ? t('mixed') : undefined}
            >
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <ComboBox
        ref={field}
        label={t('person.add')}
        value={null}
        onChange={add}
        options={people
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, name }) => ({ id: String(id), label: name }))}
        emptyText={t('person.none')}
      />
    </Root>
  )
}
