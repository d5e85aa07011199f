import { Banner, Button, Checkbox, Skeleton } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { groupsByKind } from '../people.logic.ts'
import type { PeoplePort, Person } from '../people.port.ts'
import { useMembership } from '../useMembership.ts'

const Kinds = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
    gap: var(--at-space-5) var(--at-space-6);
    max-inline-size: 760px;
    align-items: start;

    > fieldset {
      display: grid;
      gap: var(--at-space-2);
      margin: 0;
      padding: 0;
      border: 0;
      min-inline-size: 0;
    }
    legend {
      padding: 0 0 var(--at-space-2);
      color: var(--at-text-2);
      font-size: 0.8125rem;
      font-weight: 600;
    }
  }
`

/** The groups by their kind, each to join or to leave (ADM-07). */
export function MembershipOf({ port, person }: { port: PeoplePort; person: Person }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { groups, memberships, setMember } = useMembership(port, person)
  const failed = [groups, memberships].find((one) => one.state === 'failed')
  if (failed?.state === 'failed')
    return (
      <Banner tone="bad" action={<Button onPress={failed.retry}>{t('action.retry')}</Button>}>
        {errorText(tools, failed.error)}
      </Banner>
    )
  if (groups.state !== 'ready' || memberships.state !== 'ready')
    return (
      <section aria-busy="true" aria-label={t('loading.groups')}>
        <Skeleton shape="block" height="120px" />
      </section>
    )
  if (groups.data.length === 0) return <p>{t('member.noGroups')}</p>
  const isOff = person.status === 'inactive'
  const held = new Set(memberships.data)
  return (
    <>
      {isOff && <p>{t('member.inactive')}</p>}
      <Kinds>
        {groupsByKind(groups.data).map(({ kind, groups: some }) => (
          <fieldset key={kind}>
            <legend>{t(`kind.${kind}`)}</legend>
            {some.map((group) => (
              <Checkbox
                key={group.id}
                isSelected={held.has(group.id)}
                isDisabled={isOff || !group.can.chooseMembers}
                onChange={(isMember) => setMember(group, isMember)}
                description={
                  [
                    group.isApprover && t('group.approver'),
                    group.seesInvoices && t('group.invoices'),
                  ]
                    .filter(Boolean)
                    .join(' · ') || undefined
                }
              >
                {group.name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </Kinds>
    </>
  )
}
