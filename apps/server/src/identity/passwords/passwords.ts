import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import type { Passwords } from '../../platform/accounts.ts'

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** N as a power of two, block size and parallelism of scrypt. */
export interface PasswordCost {
  logN: number
  r: number
  p: number
}

/** Cost of a password that is secret: OWASP's 32 MiB setting. Older hashes keep theirs. */
const usualCost: PasswordCost = { logN: 15, r: 8, p: 3 }

/** Cost of a password that everybody knows, as the demo's: checking it takes a millisecond. */
export const publicPasswordCost: PasswordCost = { logN: 10, r: 8, p: 1 }

const keyBytes = 32

/** @param cost  of new hashes */
export function createPasswords(cost: PasswordCost = usualCost): Passwords {
  const nobodys = nobodysHash(cost)
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return textOf(cost, salt, await derive(password, salt, cost))
    },
    async matches(password, hash = nobodys) {
      const [, logN, r, p, salt, key] =
        /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? []
      if (!salt || !key) throw new Error('This is not a password hash of ours.')
      const expected = Buffer.from(key, 'base64')
      const found = await derive(password, Buffer.from(salt, 'base64'), {
        logN: Number(logN),
        r: Number(r),
        p: Number(p),
      })
      return found.length === expected.length && timingSafeEqual(found, expected)
    },
  }
}

/** A hash that no password has: checking against it takes as long as checking a real one. */
export const nobodysHash = (cost: PasswordCost = usualCost) =>
  textOf(cost, Buffer.alloc(16), Buffer.alloc(keyBytes))

const textOf = ({ logN, r, p }: PasswordCost, salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${logN},r=${r},p=${p}$${base64(salt)}$${base64(key)}`

/**
 * Hashing is slow on purpose, and runs on the threads that files are read and written with: never
 * on all of them, however many people try to sign in.
 */
const inTurn = createConcurrencyLimiter(2)

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  // Typed on different keyboards, the same letter may arrive composed or not.
  return inTurn(() => scryptOf(password.normalize('NFKC'), salt, keyBytes, options))
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
