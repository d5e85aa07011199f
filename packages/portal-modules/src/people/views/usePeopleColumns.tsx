import { collatorOf, Avatar, StatusMark, type DataTableColumn } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { personStates, stateOf } from '../people.logic.ts'
import type { Person } from '../people.port.ts'
import { useRoleWords } from './useRoleWords.ts'

const Name = styled.span`
  @layer at.components {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--at-space-3);
    min-inline-size: 0;

    > :first-child {
      grid-row: span 2;
    }
    > :is(button, span) {
      justify-self: start;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > button {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    > button:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    > span:last-child {
      color: var(--at-text-2);
      font-size: 0.8125rem;
      font-weight: 400;
    }
    /* An entry has one line for the name. */
    [data-at-narrow] & {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-at-narrow] & > :is(:first-child, span:nth-child(3)) {
      display: none;
    }
  }
`

const nameOf = ({ fullName }: Person) => fullName
const tones = { active: 'ok', invited: 'info', declined: 'warn', inactive: 'neutral' } as const

/** What stands of each person in a table. */
export function usePeopleColumns(
  onOpen: ((person: Person) => void) | undefined,
): readonly DataTableColumn<Person>[] {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const rolesOf = useRoleWords()
  const name = useCallback(
    (person: Person) => (
      <Name>
        <Avatar name={person.fullName} pictureUrl={person.pictureUrl} isDecorative />
        {onOpen ? (
          // The row opens by keyboard; a press on the name is for the pointer alone.
          <button type="button" tabIndex={-1} onClick={() => onOpen(person)}>
            {person.fullName}
          </button>
        ) : (
          <span>{person.fullName}</span>
        )}
        {person.email !== null && <span>{person.email}</span>}
      </Name>
    ),
    [onOpen],
  )
  const state = useCallback(
    (person: Person) => {
      const one = stateOf(person)
      return <StatusMark tone={tones[one]}>{t(`state.${one}`)}</StatusMark>
    },
    [t],
  )
  return useMemo((): DataTableColumn<Person>[] => {
    const { compare } = collatorOf(locale)
    return [
      {
        id: 'name',
        title: t('column.name'),
        minWidth: 230,
        grow: 2,
        isSticky: true,
        text: nameOf,
        // By last name, as the agency's lists are.
        compare: (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName),
        cell: name,
      },
      {
        id: 'roles',
        title: t('column.roles'),
        minWidth: 150,
        isOnPhone: true,
        text: rolesOf,
        sortBy: rolesOf,
      },
      {
        id: 'job',
        title: t('column.job'),
        minWidth: 150,
        isOnPhone: false,
        text: ({ jobTitle }) => jobTitle ?? '–',
        sortBy: ({ jobTitle }) => jobTitle ?? undefined,
      },
      {
        id: 'state',
        title: t('column.state'),
        width: 150,
        isOnPhone: true,
        text: (person) => t(`state.${stateOf(person)}`),
        sortBy: (person) => personStates.indexOf(stateOf(person)),
        cell: state,
      },
      {
        id: 'seen',
        title: t('column.seen'),
        width: 140,
        isOnPhone: false,
        firstDirection: 'descending',
        text: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(locale, lastSeenAt, now()) : '–'),
        sortBy: ({ lastSeenAt }) => lastSeenAt?.getTime(),
      },
    ]
  }, [locale, name, now, rolesOf, state, t])
}
