import { describe, expect, test } from 'vitest'
import { isRecoveryCode } from './recovery-codes.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

/** The secret of RFC 6238, "12345678901234567890", in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at second %d it is %s, as RFC 6238 has it', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('a code counts in its half minute and in those beside it, and no longer (ASVS 6.5.5)', () => {
    const [code, its] = ['005924', 1_234_567_890]
    const counts = (seconds: number) => stepOf(secret, code, at(its + seconds)) !== undefined
    expect([-31, -30, 0, 29, 30, 59].map(counts)).toEqual([false, true, true, true, true, true])
    expect(counts(60)).toBe(false)
    // Whenever it is typed, it is of its own half minute: so it is taken once.
    expect(stepOf(secret, code, at(its + 45))).toBe(its / 30)
  })

  test('what is no code is none', () => {
    for (const typed of ['', '12345', '1234567', 'abcdef', '00592４'])
      expect(stepOf(secret, typed, at(1_234_567_890))).toBeUndefined()
  })

  test('a secret has 160 random bits, and the app is told whose it is (ASVS 6.5.3, 6.5.4)', () => {
    const secrets = Array.from({ length: 20 }, newTotpSecret)
    expect(new Set(secrets).size).toBe(20)
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(totpUri(secret, 'sabine.moser@alpenquell.example'))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('Atrium:sabine.moser@alpenquell.example')
    expect(uri.searchParams.get('secret')).toBe(secret)
  })

  test('a recovery code is told from a code of the app, however it is typed', () => {
    expect(['h7kd-29wq-mn4x', 'H7KD 29WQ MN4X', 'h7kd29wqmn4x'].every(isRecoveryCode)).toBe(true)
    expect(['123456', '123 456', '', 'h7kd-29wq'].some(isRecoveryCode)).toBe(false)
  })
})
