import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import { isIP } from 'node:net'
import sql from 'sql-template-tag'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.types.ts'
import { fullNameOf, type Account } from '../accounts/accounts.ts'
import type { IdentityConfig } from '../config.ts'
import { issueCodes, redeemCode } from '../accounts/one-time-codes.ts'

const model = 'PasskeyChallenge'
/** What every browser and system of today makes. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
/** As long as a sign-in may take: the page stays open, and the browser offers passkeys on it. */
const challengeMinutes = 60

export interface Passkey {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/**
 * Passkeys of this portal's host. `purpose` is what a challenge is for, such as one sign-in: an answer to the
 * challenge of another is refused, and each counts once.
 */
export interface Passkeys {
  /** What a browser needs for signing in with any of an account's; without an account, with any at all. */
  askFor(purpose: string, accountId?: number): Promise<string>
  /** What a browser needs for adding one. */
  askForNew(purpose: string, owner: Account): Promise<string>
  /** The subject of whose passkey has answered; undefined where the answer does not hold. */
  subjectOf(purpose: string, answer: string): Promise<string | undefined>
  /** Adds what the browser has made; false where the answer does not hold. */
  add(tx: Transaction, purpose: string, passkey: NewPasskey): Promise<boolean>
}

interface NewPasskey {
  accountId: number
  answer: string
  name: string
}

/** Undefined where the portal is reached by a number: browsers have passkeys of names alone. */
export function createPasskeys(
  { database, clock }: { database: Database; clock: Clock },
  { ATRIUM_URL }: Pick<IdentityConfig, 'ATRIUM_URL'>,
): Passkeys | undefined {
  const { hostname, origin } = new URL(ATRIUM_URL)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined
  const place = { expectedOrigin: origin, expectedRPID: hostname }

  const newChallenge = async (purpose: string) => {
    const expiresAt = new Date(clock.now().getTime() + challengeMinutes * 60_000)
    const [code] = await database.system((tx) => issueCodes(tx, model, [{ purpose }], expiresAt))
    return code!
  }
  /** Uses a challenge up, whatever becomes of the answer. */
  const redeem = (tx: Transaction, purpose: string) => async (challenge: string) => {
    const code = Buffer.from(challenge, 'base64url').toString()
    const found = await redeemCode<{ purpose: string }>(tx, model, code, clock.now())
    return found?.purpose === purpose
  }

  return {
    async askFor(purpose, accountId) {
      const known =
        accountId === undefined ? [] : await database.system((tx) => credentialsOf(tx, accountId))
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: await newChallenge(purpose),
        userVerification: 'required',
        timeout: 5 * 60_000,
        allowCredentials: known,
      })
      return JSON.stringify(options)
    },

    async askForNew(purpose, owner) {
      const { id, subject, login } = owner
      const options = await generateRegistrationOptions({
        rpName: 'Atrium',
        rpID: hostname,
        userName: login,
        userDisplayName: fullNameOf(owner),
        userID: new TextEncoder().encode(subject),
        challenge: await newChallenge(purpose),
        timeout: 5 * 60_000,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: await database.system((tx) => credentialsOf(tx, id)),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return JSON.stringify(options)
    },

    async subjectOf(purpose, answer) {
      const response = parse<AuthenticationResponseJSON>(answer)
      if (!response) return undefined
      return database.system(async (tx) => {
        const [known] = await tx.query<KnownRow>(sql`
          select p.id, a.subject, p.public_key, p.counter::float8 as counter
          from account_passkeys p join accounts a on a.id = p.account_id
          where p.id = ${response.id} for update of p`)
        if (!known) return undefined
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...place,
          response,
          expectedChallenge: redeem(tx, purpose),
          credential: {
            id: known.id,
            publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
            counter: known.counter,
          },
        }).catch(notVerified)
        if (!verified) return undefined
        await tx.query(sql`
          update account_passkeys set
            counter = ${authenticationInfo!.newCounter}, last_used_at = ${clock.now()}
          where id = ${known.id}`)
        return known.subject
      })
    },

    async add(tx, purpose, { accountId, answer, name }) {
      const response = parse<RegistrationResponseJSON>(answer)
      if (!response) return false
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...place,
        response,
        supportedAlgorithmIDs,
        expectedChallenge: redeem(tx, purpose),
      }).catch(notVerified)
      if (!verified) return false
      const { id, publicKey, counter, transports = [] } = registrationInfo!.credential
      const known = transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 10)
      const rows = await tx.query(sql`
        insert into account_passkeys (id, account_id, public_key, counter, transports, name)
        values (${id}, ${accountId}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
          ${known}::text[], ${name})
        on conflict (id) do nothing returning id`)
      return rows.length > 0
    },
  }
}

interface KnownRow {
  id: string
  subject: string
  public_key: string
  counter: number
}

const credentialsOf = (tx: Transaction, accountId: number) =>
  tx.query<{ id: string; transports: AuthenticatorTransport[] }>(sql`
    select id, transports from account_passkeys where account_id = ${accountId} order by created_at`)

/** The library throws where an answer is not what it should be. */
const notVerified = () =>
  ({ verified: false, authenticationInfo: undefined, registrationInfo: undefined }) as const

/** What a form carried; undefined where it is no answer of a browser. */
function parse<Answer extends { id: string }>(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as Answer | null
    // Letters of base64url alone: the database can hold no zero character.
    return typeof answer?.id === 'string' && /^[\w-]{1,2000}$/.test(answer.id) ? answer : undefined
  } catch {
    return undefined
  }
}
