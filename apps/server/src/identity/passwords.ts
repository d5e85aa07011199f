import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate } from '../platform/gate.ts'

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Cost of new hashes: N = 2^15, r = 8, p = 3 (OWASP's 32 MiB setting). Older hashes keep theirs. */
const cost = { logN: 15, r: 8, p: 3 }
const keyBytes = 32

/** Cost of a password that everybody knows, as the demo's: checking it takes a millisecond. */
export const publicPasswordCost = { logN: 10, r: 8, p: 1 }

/**
 * Hashes a password with its parameters and a salt of its own: `$scrypt$ln=15,r=8,p=3$salt$key`.
 * Passwords that are secret take the usual cost.
 */
export async function hashPassword(password: string, { logN, r, p } = cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { logN, r, p })
  return `$scrypt$ln=${logN},r=${r},p=${p}$${base64(salt)}$${base64(key)}`
}

/** Whether a password belongs to a hash. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
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
}

/** A hash that no password has: checking against it takes as long as checking a real one. */
export const nobodysHash = `$scrypt$ln=${cost.logN},r=${cost.r},p=${cost.p}$${base64(
  Buffer.alloc(16),
)}$${base64(Buffer.alloc(keyBytes))}`

/**
 * Hashing is slow on purpose, and runs on the threads that files are read and written with: never
 * on all of them, however many people try to sign in.
 */
const inTurn = createGate(2)

function derive(password: string, salt: Buffer, { logN, r, p }: typeof cost): Promise<Buffer> {
  const N = 2 ** logN
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  // Typed on different keyboards, the same letter may arrive composed or not.
  return inTurn(() => scryptOf(password.normalize('NFKC'), salt, keyBytes, options))
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
