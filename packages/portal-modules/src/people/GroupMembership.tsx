import { Breadcrumbs, PageHeader, SegmentedControl, later } from '@atrium/design-system'
import { Grid3x3, User, UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages, useModuleHost, useQuery, type ModuleComponent } from '../kit/index.ts'
import { useMedia } from '../kit/useMedia.ts'
import { messages } from './messages/index.ts'
import type { PeoplePort } from './people.port.ts'
import { useMayChoose } from './useMembership.ts'
import { usePeople } from './usePeople.ts'
import { GroupList } from './views/GroupList.tsx'
import { GroupMembers } from './views/GroupMembers.tsx'
import { MembershipOf } from './views/MembershipOf.tsx'
import { PeopleTable, useFind } from './views/PeopleTable.tsx'
import { Gone, LoadFailed, LoadingList } from './views/states.tsx'

// A grid that few open, and only where there is room.
const MembershipMatrix = later(
  async () => (await import('./matrix/MembershipMatrix.tsx')).MembershipMatrix,
)

export interface GroupMembershipProps {
  port: PeoplePort
  component?: ModuleComponent
}

const views = ['people', 'groups', 'matrix'] as const
type View = (typeof views)[number]
const icons = { people: User, groups: UsersRound, matrix: Grid3x3 }

/** Who is in which group: person by person, group by group, or all of it as a matrix (ADM-07, T-99). */
export function GroupMembership({ port }: GroupMembershipProps) {
  const { t } = useMessages(messages)
  const { path, setPath } = useModuleHost()
  const { result } = usePeople(port)
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  const find = useFind()
  const mayChoose = useMayChoose(port)
  // Where there is no room for a matrix, it is one person or one group at a time.
  const isNarrow = useMedia('(max-width: 760px)')
  const [place, idText] = path
  const chosen: View = place === 'matrix' && !isNarrow ? 'matrix' : place === 'groups' ? 'groups' : 'people' // prettier-ignore
  const show = (view: View) => setPath(view === 'people' ? [] : [view])
  const toList = () => show(place === 'groups' ? 'groups' : 'people')
  if (result.state === 'loading' || groups.state === 'loading')
    return <LoadingList of="membership" />
  const failed = [result, groups].find((one) => one.state === 'failed')
  if (failed?.state === 'failed')
    return <LoadFailed of="membership" error={failed.error} onRetry={failed.retry} />
  if (result.state !== 'ready' || groups.state !== 'ready') return null
  const headOf = (name: string, subtitle: string) => (
    <PageHeader
      breadcrumb={
        <Breadcrumbs
          items={[
            { id: 'all', label: t('title.membership') },
            { id: 'this', label: name },
          ]}
          onNavigate={toList}
        />
      }
      title={name}
      subtitle={subtitle}
    />
  )
  if (place === 'edit') {
    const person = result.data.find(({ id }) => String(id) === idText)
    if (!person) return <Gone of="membership" onBack={toList} />
    return (
      <>
        {headOf(person.fullName, t(mayChoose ? 'person.groupsDetail' : 'person.groupsReadOnly'))}
        <MembershipOf key={person.id} port={port} person={person} />
      </>
    )
  }
  if (place === 'groups' && idText !== undefined) {
    const group = groups.data.find(({ id }) => String(id) === idText)
    if (!group) return <Gone of="groups" onBack={toList} />
    return (
      <>
        {headOf(group.name, t(`kind.${group.kind}`))}
        <GroupMembers key={group.id} port={port} group={group} />
      </>
    )
  }
  const subtitles = {
    people: t(mayChoose ? 'subtitle.membership' : 'subtitle.membershipReadOnly'),
    groups: t('subtitle.membershipGroups'),
    matrix: t(mayChoose ? 'subtitle.matrix' : 'subtitle.matrixReadOnly'),
  }
  return (
    <>
      <PageHeader
        title={t('title.membership')}
        subtitle={subtitles[chosen]}
        actions={
          <SegmentedControl<View>
            label={t('view.label')}
            value={chosen}
            onChange={show}
            options={views
              .filter((value) => value !== 'matrix' || !isNarrow)
              .map((value) => ({ value, label: t(`view.${value}`), icon: icons[value] }))}
          />
        }
      />
      {chosen === 'people' && (
        <PeopleTable
          label={t('title.membership')}
          people={result.data}
          find={find}
          onOpen={({ id }) => setPath(['edit', String(id)])}
        />
      )}
      {chosen === 'groups' && (
        <GroupList groups={groups.data} onOpen={({ id }) => setPath(['groups', String(id)])} />
      )}
      {chosen === 'matrix' && <MembershipMatrix port={port} people={result.data} />}
    </>
  )
}
