import { Avatar, IconButton, Skeleton } from '@atrium/design-system'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import {
  useMessages,
  useModuleHost,
  useQuery,
  type Query,
  type PreviewedAs,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import type { Entry, Group, Person } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { whoSees } from './who-sees.logic.ts'

export interface WhoSeesProps {
  entry: Entry
  people: Query<readonly Person[]>
  groups: readonly Group[]
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    header,
    li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    header {
      margin: 0 0 6px;
    }
    :is(header, li) > button {
      margin-block: -6px;
      margin-inline-start: auto;
    }
    h4 {
      margin: 0;
      color: var(--at-text-2);
      font: 550 var(--at-font-s) / 18px var(--at-font-body);
    }
    ul {
      display: grid;
      gap: 6px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    p {
      margin: 0;
      color: var(--at-text-2);
    }
  }
`

/** The people behind an entry's groups: who really sees it, also through its folders (T-70). */
export function WhoSees({ entry, people: query, groups }: WhoSeesProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const people = useQuery(query)
  if (people.state === 'loading') {
    return (
      <section aria-busy="true" aria-label={t('who.loading')}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </section>
    )
  }
  if (people.state === 'failed') {
    return (
      <Root>
        <p>{errorText(tools, people.error)}</p>
      </Root>
    )
  }
  const { byGroup, alone, others } = whoSees(people.data, groups, entry.audience ?? [], locale)
  return (
    <Root>
      {byGroup.map(({ group, members }) => (
        <section key={group.id}>
          <header>
            <h4>{t('who.group', { name: group.name, count: members.length })}</h4>
            <ViewAs somebody={{ type: 'user-group', id: group.id, name: group.name }} />
          </header>
          {members.length > 0 ? <People people={members} /> : <p>{t('who.nobodyOf')}</p>}
        </section>
      ))}
      {alone.length > 0 && (
        <section>
          <header>
            <h4>{t('who.alone', { count: alone.length })}</h4>
          </header>
          <People people={alone} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <header>
            <h4>{t('who.others', { count: others.length })}</h4>
          </header>
          <People people={others} />
        </section>
      )}
    </Root>
  )
}

const People = ({ people }: { people: readonly Person[] }) => (
  <ul>
    {people.map(({ id, name }) => (
      <li key={id}>
        <Avatar name={name} size="small" isDecorative />
        {name}
        <ViewAs somebody={{ type: 'user', id, name }} />
      </li>
    ))}
  </ul>
)

/** The way to what they really see, for who may look (D-06). */
function ViewAs({ somebody }: { somebody: PreviewedAs }) {
  const { t } = useMessages(messages)
  const { viewAs } = useModuleHost()
  if (!viewAs) return null
  return (
    <IconButton
      icon={Eye}
      size="compact"
      label={t('who.viewAs', { name: somebody.name })}
      tooltipPlacement="start"
      onPress={() => viewAs(somebody)}
    />
  )
}
