import { expect, test } from 'vitest'
import { findPasswordFault } from './password-rules.ts'

const owner = {
  firstName: 'Sabine',
  lastName: 'Müller-Moser',
  login: 'smo',
  email: 'sabine.moser@alpenquell.example',
}
const portalUrl = 'https://portal.bruecknervahl.example'
const faultOf = (password: string) =>
  findPasswordFault(password, { owner, portalUrl, differsFrom: ['Mein altes Kennwort'] })

test.each([
  'password123',
  '1234567890',
  'qwertzuiop',
  'qwertzuiop123',
  'aaaaaaaaaa',
  'abcdefghij',
  'hallohallo',
  'Willkommen1',
  'P@ssw0rd123',
  '1q2w3e4r5t',
  'Schokolade1',
  'Passwort2024!',
  'Sommer2026!!',
  'Willkommen2026!',
  'a1b2'.repeat(32),
])('%s is refused: it is among the first that are tried (ASVS 6.2.4)', async (password) => {
  expect(await faultOf(password)).toBe('common')
})

test.each([
  'SabineMoser2024!',
  'sabine.moser1',
  'Müller-Moser-1',
  'MuellerMoser99',
  'mullermoser_7',
  'Alpenquell2026',
  'Atrium-Portal1',
  'BruecknerVahl!',
  'AtriumPassword1',
  'sabine123456',
])(
  '%s is refused: it is made of what is known of the person or the portal (ASVS 6.2.11)',
  async (password) => {
    expect(await faultOf(password)).toBe('own')
  },
)

test.each([
  ['neun.Zei7', 'short'],
  ['x'.repeat(129), 'long'],
  ['mein ALTES Kennwort', 'same'],
])('%s is refused as %s', async (password, fault) => {
  expect(await faultOf(password)).toBe(fault)
})

test.each([
  'ein gutes Kennwort',
  'drei gute Wörter',
  'sabine kocht gern scharf',
  'xk9vtqlm2zp',
  '九十九匹の猫が庭で眠る',
  `${'lang und länger, '.repeat(7)}Ende`,
])('%s is taken, whatever kinds of characters it has (ASVS 6.2.5)', async (password) => {
  expect(await faultOf(password)).toBeUndefined()
})

test('what a password may be does not depend on who is said to own it, where nothing is said', async () => {
  expect(await findPasswordFault('ein gutes Kennwort', { owner: {}, portalUrl })).toBeUndefined()
})
