import { Breadcrumbs, PageHeader } from '@atrium/design-system'
import { useMessages, useModuleHost, type ModuleComponent } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import type { PeoplePort } from './people.port.ts'
import { useMayChoose } from './useMembership.ts'
import { usePeople } from './usePeople.ts'
import { MembershipOf } from './views/MembershipOf.tsx'
import { PeopleTable, useFind } from './views/PeopleTable.tsx'
import { Gone, LoadFailed, LoadingList } from './views/states.tsx'

export interface GroupMembershipProps {
  port: PeoplePort
  component?: ModuleComponent
}

/** Who is in which group, person by person (ADM-07). */
export function GroupMembership({ port }: GroupMembershipProps) {
  const { t } = useMessages(messages)
  const { path, setPath } = useModuleHost()
  const { result } = usePeople(port)
  const find = useFind()
  const mayChoose = useMayChoose(port)
  const [place, idText] = path
  const toList = () => setPath([])
  if (result.state === 'loading') return <LoadingList of="membership" />
  if (result.state === 'failed')
    return <LoadFailed of="membership" error={result.error} onRetry={result.retry} />
  if (place === 'edit') {
    const person = result.data.find(({ id }) => String(id) === idText)
    if (!person) return <Gone of="membership" onBack={toList} />
    return (
      <>
        <PageHeader
          breadcrumb={
            <Breadcrumbs
              items={[
                { id: 'all', label: t('title.membership') },
                { id: 'this', label: person.fullName },
              ]}
              onNavigate={toList}
            />
          }
          title={person.fullName}
          subtitle={t(mayChoose ? 'person.groupsDetail' : 'person.groupsReadOnly')}
        />
        <MembershipOf key={person.id} port={port} person={person} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={t('title.membership')}
        subtitle={t(mayChoose ? 'subtitle.membership' : 'subtitle.membershipReadOnly')}
      />
      <PeopleTable
        label={t('title.membership')}
        people={result.data}
        find={find}
        onOpen={({ id }) => setPath(['edit', String(id)])}
      />
    </>
  )
}
