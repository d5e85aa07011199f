import { Banner, Button, ComboBox, KeepFocus, MenuItem, Section, Skeleton, Stack, StateScreen } from '@atrium/design-system' // prettier-ignore
import { UserRoundMinus, UsersRound } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { findPeople } from '../people.logic.ts'
import type { PeoplePort, Person, UserGroup } from '../people.port.ts'
import { useGroupMembers } from '../useGroupMembers.ts'
import { PeopleTable, useFind } from './PeopleTable.tsx'

const Narrow = styled.div`
  @layer at.components {
    max-inline-size: 420px;
  }
`

/** So few need no search. */
const few = 12
/** So many are offered at once; a letter more finds the others. */
const most = 50

/** Who is in a group, and who may come in (ADM-07). */
export function GroupMembers({ port, group }: { port: PeoplePort; group: UserGroup }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { people, members, setMember } = useGroupMembers(port, group)
  const canChoose = group.can.chooseMembers
  const find = useFind()
  const rowActions = useCallback(
    (person: Person) => (
      <MenuItem icon={UserRoundMinus} onAction={() => setMember(person, false)}>
        {t('action.takeOut')}
      </MenuItem>
    ),
    [setMember, t],
  )
  const ids = members.state === 'ready' ? members.data : undefined
  const all = people.state === 'ready' ? people.data : undefined
  const inside = useMemo(() => {
    const within = new Set(ids)
    return all?.filter(({ id }) => within.has(id)) ?? []
  }, [all, ids])
  const failed = [people, members].find((one) => one.state === 'failed')
  return (
    // The last row goes with whom it is about.
    <KeepFocus>
      <Section
        title={t('group.people')}
        description={canChoose ? t('group.peopleDetail') : undefined}
      >
        {failed?.state === 'failed' ? (
          <Banner tone="bad" action={<Button onPress={failed.retry}>{t('action.retry')}</Button>}>
            {errorText(tools, failed.error)}
          </Banner>
        ) : !all || !ids ? (
          <section aria-busy="true" aria-label={t('loading.people')}>
            <Skeleton shape="block" height="160px" />
          </section>
        ) : (
          <Stack>
            {canChoose && (
              <Newcomer people={all} inside={ids} onTake={(person) => setMember(person, true)} />
            )}
            {inside.length === 0 ? (
              <StateScreen kind="empty" icon={UsersRound} title={t('group.nobody')} detail="" />
            ) : (
              <PeopleTable
                label={t('group.people')}
                people={inside}
                find={inside.length > few ? find : undefined}
                rowActions={canChoose ? rowActions : undefined}
              />
            )}
          </Stack>
        )}
      </Section>
    </KeepFocus>
  )
}

interface NewcomerProps {
  people: readonly Person[]
  inside: readonly number[]
  onTake: (person: Person) => void
}

/** Finds somebody who is not in it yet. */
function Newcomer({ people, inside, onTake }: NewcomerProps) {
  const { t } = useMessages(messages)
  const [text, setText] = useState('')
  const options = useMemo(() => {
    const within = new Set(inside)
    return findPeople(people, text, 'all')
      .filter(({ status }) => status === 'active')
      .slice(0, most)
      .map(({ id, fullName, email }) => ({
        id: String(id),
        label: fullName,
        description: within.has(id) ? t('group.alreadyIn') : (email ?? undefined),
        isDisabled: within.has(id),
      }))
  }, [inside, people, t, text])
  return (
    <Narrow>
      <ComboBox
        label={t('group.addPerson')}
        placeholder={t('group.addPersonHint')}
        options={options}
        isFiltered
        onInputChange={setText}
        // Whoever is taken stands in the list below, and the field is ready for the next.
        value={null}
        onChange={(id) => {
          const person = people.find((one) => String(one.id) === id)
          if (person) onTake(person)
        }}
      />
    </Narrow>
  )
}
