import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import type {
  DirectoryGroups,
  Integration,
  IntegrationsPort,
  MadeToken,
} from '../integrations.port.ts'
import { integrationWith, someDirectoryGroups, someIntegrations } from './fixtures.ts'

type Call =
  | 'integrations'
  | 'create'
  | 'save'
  | 'rotate'
  | 'revoke'
  | 'directoryGroups'
  | 'saveDirectoryGroup'

export interface MemoryOptions {
  integrations?: readonly Integration[]
  directoryGroups?: DirectoryGroups
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  now?: () => Date
}

export interface MemoryIntegrations {
  port: IntegrationsPort
  /** As they are now. */
  all: () => readonly Integration[]
  /** Groups of the directory as they are now. */
  groups: () => DirectoryGroups
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Whoever calls this from now on is answered once what is given back is called. */
  hold: (call: Call) => () => void
}

const dayMs = 86_400_000

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryIntegrations(options: MemoryOptions = {}): MemoryIntegrations {
  const { integrations = someIntegrations, now = () => new Date('2027-03-15T08:14:00Z') } = options
  const { answer, failNext, hold } = createAnswers<Call>(options.latency)
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let all = [...integrations]
  let known = options.directoryGroups ?? someDirectoryGroups
  let count = 0

  const find = (id: number): Integration => {
    const found = all.find((one) => one.id === id)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const change = (after: Integration) => {
    all = all.map((one) => (one.id === after.id ? after : one))
  }
  const made = (integration: Integration): MadeToken => ({
    integration,
    token: `${integration.tokenStart}${String(++count).padStart(2, '0').repeat(32)}`,
  })
  const isSameName = (name: string) => (one: Integration) =>
    one.state !== 'revoked' && one.name.toLowerCase() === name.toLowerCase()

  const port: IntegrationsPort = {
    integrations: () => ({
      key: ['memory-integrations', instance],
      load: () =>
        answer('integrations', () =>
          all.toSorted(
            (one, other) =>
              Number(one.state === 'revoked') - Number(other.state === 'revoked') ||
              other.id - one.id,
          ),
        ),
    }),
    create: ({ name, areas, directoryRole, expiresOn }) =>
      answer('create', () => {
        if (all.some(isSameName(name)))
          throw refused('name', 'So heißt schon eine andere Schnittstelle.')
        if (expiresOn !== null && expiresOn < now().toISOString().slice(0, 10))
          throw refused('expiresOn', 'Dieser Tag ist vorbei.')
        const id = Math.max(0, ...all.map((one) => one.id)) + 1
        const tokenStart = `atr_${id.toString(16).padStart(12, '0')}_`
        all = [
          integrationWith({
            id,
            name,
            areas,
            directoryRole,
            expiresOn,
            tokenStart,
            createdAt: now(),
          }),
          ...all,
        ]
        return made(find(id))
      }),
    save: ({ id, name, areas, directoryRole, expiresOn }) =>
      answer('save', () => {
        const before = find(id)
        if (before.state === 'revoked') throw new PortError({ code: 'conflict' })
        if (all.some((one) => one.id !== id && isSameName(name)(one)))
          throw refused('name', 'So heißt schon eine andere Schnittstelle.')
        const today = now().toISOString().slice(0, 10)
        if (expiresOn !== null && expiresOn !== before.expiresOn && expiresOn < today)
          throw refused('expiresOn', 'Dieser Tag ist vorbei.')
        const state = expiresOn !== null && expiresOn < today ? 'expired' : 'active'
        change({ ...before, name, areas, directoryRole, expiresOn, state })
        return find(id)
      }),
    rotate: ({ id, endsFormer }) =>
      answer('rotate', () => {
        const before = find(id)
        if (before.state !== 'active') throw new PortError({ code: 'conflict' })
        const formerUntil = endsFormer ? null : new Date(now().getTime() + dayMs)
        change({ ...before, formerUntil })
        return made(find(id))
      }),
    revoke: ({ id }) =>
      answer('revoke', () =>
        change({
          ...find(id),
          state: 'revoked',
          formerUntil: null,
          revokedAt: now(),
          revokedBy: 'Maren Thiessen',
        }),
      ),
    directory: {
      groups: () => ({
        key: ['memory-directory-groups', instance],
        load: () => answer('directoryGroups', () => known),
      }),
      save: ({ id, version, role, targetIds }) =>
        answer('saveDirectoryGroup', () => {
          const before = known.groups.find((group) => group.id === id)
          if (!before) throw new PortError({ code: 'not-found' })
          if (before.version !== version)
            throw new PortError({ code: 'conflict', reason: 'stale', current: before })
          if (!targetIds.every((target) => known.targets.some((one) => one.id === target)))
            throw new PortError({ code: 'not-found' })
          const group = {
            ...before,
            role,
            targetIds: targetIds.toSorted((a, b) => a - b),
            version: version + 1,
          }
          known = { ...known, groups: known.groups.map((one) => (one.id === id ? group : one)) }
          return group
        }),
    },
    address: 'https://portal.example.com/api/v1.0',
    directoryAddress: 'https://portal.example.com/scim/v2',
    applicationId: 101,
  }
  return { port, all: () => all, groups: () => known, failNext, hold }
}

const refused = (field: string, text: string) =>
  new PortError({ code: 'invalid', fields: { [field]: [text] } })
