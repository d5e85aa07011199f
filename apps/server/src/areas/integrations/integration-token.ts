import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { integrationTokenPrefix } from '../../platform/http/index.ts'

const pattern = new RegExp(`^${integrationTokenPrefix}([0-9a-f]{12})_[0-9a-f]{64}$`)

/** The public part of a token: finds the integration, and is nothing to call with. */
export const newTokenId = () => randomBytes(6).toString('hex')

/** A token with 256 random bits. */
export const newToken = (tokenId: string): string =>
  `${tokenStart(tokenId)}${randomBytes(32).toString('hex')}`

/** How a token begins, up to where its secret does. */
export const tokenStart = (tokenId: string) => `${integrationTokenPrefix}${tokenId}_`

/** The public part of what looks like a token. */
export const tokenIdIn = (token: string): string | undefined => pattern.exec(token)?.[1]

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Compares without telling by its time how much is the same. */
export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
