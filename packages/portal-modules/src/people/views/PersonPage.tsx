import {
  Banner,
  Breadcrumbs,
  Button,
  KeepFocus,
  PageHeader,
  Section,
  Stack,
  Switch,
} from '@atrium/design-system'
import { KeyRound, Mail, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { stateOf } from '../people.logic.ts'
import type { PeoplePort, Person } from '../people.port.ts'
import { useMayChoose } from '../useMembership.ts'
import type { PeopleModel } from '../usePeople.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { CredentialsDialog } from './CredentialsDialog.tsx'
import { MembershipOf } from './MembershipOf.tsx'
import { PersonRoles } from './PersonRoles.tsx'
import { PersonForm } from './PersonForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 28px;
    max-inline-size: 760px;
    min-inline-size: 0;
  }
`

/** Nothing here is a list to go on in: the focus goes to the heading. */
const nothing = 'template'

interface PersonPageProps {
  port: PeoplePort
  model: PeopleModel
  person: Person
  onBack: () => void
}

/** One person: details, access, groups (ADM-01 … ADM-03, ADM-07). */
export function PersonPage({ port, model, person, onBack }: PersonPageProps) {
  const { t } = useMessages(messages)
  const { fullName, can } = person
  const state = stateOf(person)
  const mayChoose = useMayChoose(port)
  const [isSigningOn, setSigningOn] = useState(false)
  return (
    // Buttons go with what they change.
    <KeepFocus items={nothing}>
      <Root>
        <PageHeader
          breadcrumb={
            <Breadcrumbs
              items={[
                { id: 'all', label: t('title.people') },
                { id: 'this', label: fullName },
              ]}
              onNavigate={onBack}
            />
          }
          title={fullName}
          subtitle={[
            person.email,
            person.isExternal && t('person.external'),
            person.isFromDirectory && t('person.directory'),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
        <StateBanners model={model} person={person} />
        <PersonForm port={port} model={model} person={person} />
        <Section
          title={t('person.groups')}
          description={t(mayChoose ? 'person.groupsDetail' : 'person.groupsReadOnly')}
        >
          <MembershipOf port={port} person={person} />
        </Section>
        <Section title={t('person.access')}>
          <Stack>
            <PersonRoles person={person} onChange={(roles) => model.setRoles(person, roles)} />
            {can.assign && (
              <Switch
                isSelected={person.isAssigned}
                onChange={(isAssigned) => model.assign(person, isAssigned)}
                description={t('assign.detail')}
              >
                {t('assign.label')}
              </Switch>
            )}
            {can.assign && person.isAssigned && (
              <div>
                <Button icon={KeyRound} onPress={() => setSigningOn(true)}>
                  {t('credentials.open')}
                </Button>
              </div>
            )}
            {can.sendPasswordLink && (
              <div>
                <Button icon={Mail} onPress={() => model.sendPasswordLink(person)}>
                  {t('passwordLink.send')}
                </Button>
              </div>
            )}
            <SecondFactor person={person} onReset={() => model.resetSecondFactor(person)} />
            <ChangeEmail port={port} person={person} />
            {can.switchOff && state === 'active' && port.endSessions && (
              <SignOutEverywhere person={person} endSessions={port.endSessions} />
            )}
            {can.switchOff && person.status === 'active' && (
              <div>
                <Button icon={UserRoundX} onPress={() => model.setStatus(person, 'inactive')}>
                  {t('action.deactivate')}
                </Button>
              </div>
            )}
          </Stack>
        </Section>
        {isSigningOn && (
          <CredentialsDialog port={port} person={person} onClose={() => setSigningOn(false)} />
        )}
      </Root>
    </KeepFocus>
  )
}

/** What is to be known before anything is changed: where the person comes from, and why they cannot sign in. */
function StateBanners({ model, person }: Pick<PersonPageProps, 'model' | 'person'>) {
  const { t } = useMessages(messages)
  const { can } = person
  const state = stateOf(person)
  return (
    <>
      {person.isFromDirectory && <Banner tone="info">{t('person.directoryDetail')}</Banner>}
      {state === 'inactive' && (
        <Banner
          tone="warn"
          action={
            can.switchOff && (
              <Button onPress={() => model.setStatus(person, 'active')}>
                {t('action.activate')}
              </Button>
            )
          }
        >
          {t('person.inactive')}
        </Banner>
      )}
      {state === 'declined' && (
        <Banner
          tone="warn"
          action={
            can.change && <Button onPress={() => model.resend(person)}>{t('action.resend')}</Button>
          }
        >
          {t('person.declined')}
        </Banner>
      )}
      {state === 'invited' && (
        <Banner
          tone="info"
          action={
            can.change && <Button onPress={() => model.resend(person)}>{t('action.resend')}</Button>
          }
        >
          {t('person.invited')}
        </Banner>
      )}
    </>
  )
}
