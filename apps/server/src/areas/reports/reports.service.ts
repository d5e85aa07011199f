import { createHash, randomBytes } from 'node:crypto'
import type { ReportToken } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden, invalid, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { canAssign, isAllowedEverywhere, lockPerson } from '../people/index.ts'
import { enterTenant } from '../users/index.ts'
import type { ReportContent } from './report-content.ts'
import { canSetCredentials, canSignOn } from './reports.policy.ts'
import {
  applicationsOf,
  deleteTokens,
  findAccount,
  findAccountByName,
  findReport,
  findTokenOwner,
  insertToken,
  saveAccount,
} from './reports.repository.ts'
import { reportTexts } from './reports.texts.ts'

/** How long a token works, in milliseconds. */
const lifetime = 30 * 60_000

export interface Credentials {
  userId: number
  username: string
  password: string
  confirmation: string
}

const elsewhere = () =>
  new Problem(403, 'credentials-elsewhere', { text: reportTexts['credentials-elsewhere'] })

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export function createReportsService(deps: Pick<Dependencies, 'database' | 'clock' | 'passwords'>) {
  const { database, clock } = deps

  /** Whether the caller assigns this person to the reporting tool, in an application of both. */
  async function assigns(actor: Actor, userId: number, applicationIds: readonly number[]) {
    for (const id of applicationIds) {
      const can = await enterTenant(deps, actor, id, async (tx, access) => {
        const person = await lockPerson(tx, id, userId)
        return person !== undefined && canAssign(access, person)
      })
      if (can) return true
    }
    return false
  }

  return {
    /** Null: no account. Whose access has ended gets a token that is over (REP-05). */
    get: (actor: Actor, userId: number): Promise<ReportToken | null> => {
      if (!canSignOn(actor, userId)) throw forbidden()
      return database.system(async (tx) => {
        const account = await findAccount(tx, userId)
        if (!account) return null
        const now = clock.now()
        const token = randomBytes(32).toString('base64url')
        const end = account.valid_until?.getTime() ?? Infinity
        const expiresAt = new Date(Math.min(now.getTime() + lifetime, end))
        if (expiresAt > now) await insertToken(tx, { hash: hashOf(token), userId, expiresAt, now })
        return {
          logonToken: token,
          expiresAt: expiresAt.toISOString(),
          userName: account.username,
        }
      })
    },

    destroy: async (actor: Actor, userId: number): Promise<void> => {
      if (!canSignOn(actor, userId)) throw forbidden()
      await database.system((tx) => deleteTokens(tx, userId))
    },

    set: async (actor: Actor, credentials: Credentials): Promise<void> => {
      const { userId, username, password, confirmation } = credentials
      const of = await database.system((tx) => applicationsOf(tx, userId))
      const shared = of.filter((row) => actor.applicationIds.includes(row.application_id))
      const sharedIds = shared.map((row) => row.application_id)
      const standing = {
        isAssigned: of.some((row) => row.is_assigned),
        canAssign: await assigns(actor, userId, sharedIds),
      }
      const [applicationId] = sharedIds
      if (applicationId === undefined || !canSetCredentials(actor, userId, standing))
        throw forbidden()
      // They open the reports of all applications: whoever knows them has to assign people in each.
      const isAllowed =
        actor.userId === userId ||
        (await database.system((tx) => isAllowedEverywhere(tx, { actor, userId }, canAssign)))
      if (!isAllowed) throw elsewhere()
      if (password !== confirmation)
        throw invalid({ confirmation: reportTexts['confirmation-differs'] })
      const passwordHash = await deps.passwords.hash(password)
      await database.system(async (tx) => {
        if (!(await saveAccount(tx, { userId, username, passwordHash })))
          throw invalid({ username: reportTexts['name-taken'] })
        await audit(tx, {
          applicationId,
          actor,
          action: 'report-account.set',
          objectType: 'user',
          objectId: userId,
          summary: { name: username },
        })
      })
    },

    /** The person behind a token that works. */
    ownerOf: (token: string): Promise<number | undefined> =>
      database.system((tx) => findTokenOwner(tx, hashOf(token), clock.now())),

    /** The person behind credentials, if their access has not ended. */
    signOn: async (username: string, password: string): Promise<number | undefined> => {
      const account = await database.system((tx) => findAccountByName(tx, username))
      // Takes as long where there is no such name.
      const isRight = await deps.passwords.matches(password, account?.password_hash)
      if (!account || !isRight) return undefined
      const isOver = account.valid_until !== null && account.valid_until <= clock.now()
      return isOver ? undefined : account.user_id
    },

    report: (address: string, userId: number): Promise<ReportContent | undefined> =>
      database.system((tx) => findReport(tx, address, userId)),
  }
}
