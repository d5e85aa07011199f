import { emailAddress } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** What stands of the agency on its invoices, by the setting that holds it (INV-04, § 14 UStG). */
const keys = {
  name: 'LETTERHEAD_NAME',
  street: 'LETTERHEAD_STREET',
  postcode: 'LETTERHEAD_POSTCODE',
  city: 'LETTERHEAD_CITY',
  country: 'LETTERHEAD_COUNTRY',
  vatId: 'LETTERHEAD_VAT_ID',
  taxNumber: 'LETTERHEAD_TAX_NUMBER',
  register: 'LETTERHEAD_REGISTER',
  directors: 'LETTERHEAD_DIRECTORS',
  bank: 'LETTERHEAD_BANK',
  iban: 'LETTERHEAD_IBAN',
  bic: 'LETTERHEAD_BIC',
  contact: 'LETTERHEAD_CONTACT',
  phone: 'LETTERHEAD_PHONE',
  email: 'LETTERHEAD_EMAIL',
  paymentTerms: 'LETTERHEAD_PAYMENT_TERMS',
} as const

export type LetterheadField = keyof typeof keys
export type Letterhead = Readonly<Record<LetterheadField, string>>
/** Values of settings, by key. */
export type LetterheadValues = Readonly<Record<string, string>>

const fields = Object.keys(keys) as LetterheadField[]

/** Whether a setting is part of the letterhead: it is the administrators' business, and nobody else is shown it. */
export const isLetterhead = (key: string): boolean => key.startsWith('LETTERHEAD_')

const withoutSpaces: readonly LetterheadField[] = ['country', 'vatId', 'iban', 'bic']

/** The letterhead as an invoice shows it; what is not set is empty. */
export function readLetterhead(values: LetterheadValues): Letterhead {
  const read = (field: LetterheadField) => {
    const value = (values[keys[field]] ?? '').trim()
    return withoutSpaces.includes(field) ? value.replaceAll(/\s/g, '').toUpperCase() : value
  }
  const letterhead = Object.fromEntries(fields.map((field) => [field, read(field)])) as Letterhead
  return { ...letterhead, country: letterhead.country || 'DE' }
}

const required = ['name', 'street', 'postcode', 'city', 'iban', 'contact', 'phone', 'email'] as const satisfies readonly LetterheadField[] // prettier-ignore

/**
 * What a letterhead lacks: name, address and tax number are § 14 (4) UStG, bank and contact are what an
 * electronic invoice needs as well (XRechnung BR-DE-1, BR-DE-2).
 */
export const missingInLetterhead = (letterhead: Letterhead): LetterheadField[] => [
  ...required.filter((field) => letterhead[field] === ''),
  ...(letterhead.vatId === '' && letterhead.taxNumber === '' ? (['vatId'] as const) : []),
]

/** The letterhead's settings of a tenant as they stand now. */
export async function letterheadValues(
  tx: Transaction,
  applicationId: number,
): Promise<LetterheadValues> {
  const [row] = await tx.query<{ values: LetterheadValues | null }>(sql`
    select jsonb_object_agg(d.key, v.value) as values
    from configuration_values v join configuration_definitions d on d.id = v.configuration_id
    where v.application_id = ${applicationId} and d.key like 'LETTERHEAD\\_%'`)
  return row?.values ?? {}
}

/** ISO 13616: the checksum over the rearranged number is 1. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  if (text.startsWith('DE') && text.length !== 22) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** Two letters and what the country makes of it; Germany: nine digits. */
export const isVatId = (text: string): boolean =>
  text.startsWith('DE') ? /^DE\d{9}$/.test(text) : /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text)

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** ISO 3166-1 alpha-2, of countries that there are. */
export const isCountry = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && text !== 'ZZ' && countries.of(text) !== undefined

const isEmail = (text: string) => emailAddress.safeParse(text).success
const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length

const checks = {
  LETTERHEAD_COUNTRY: ['no-country', isCountry],
  LETTERHEAD_VAT_ID: ['no-vat-id', isVatId],
  LETTERHEAD_TAX_NUMBER: [
    'no-tax-number',
    (text) => /^[\d\s/]+$/.test(text) && digitsIn(text) >= 10 && digitsIn(text) <= 13,
  ],
  LETTERHEAD_IBAN: ['no-iban', isIban],
  LETTERHEAD_BIC: ['no-bic', (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)],
  LETTERHEAD_PHONE: ['no-phone', (text) => /^[+\d\s()/.–-]+$/.test(text) && digitsIn(text) >= 3],
  LETTERHEAD_EMAIL: ['no-email', isEmail],
} as const satisfies Record<string, readonly [string, (text: string) => boolean]>

type LetterheadFault = (typeof checks)[keyof typeof checks][0] | 'too-long'

const compact: ReadonlySet<string> = new Set(withoutSpaces.map((field) => keys[field]))
/** A line of the address window; the terms are a sentence or two. */
const maxLength = (key: string) => (key === keys.paymentTerms ? 400 : 120)

/** What is wrong with a value of the letterhead, or undefined. An empty one takes it away. */
export function letterheadFault(key: string, value: string): LetterheadFault | undefined {
  const text = value.trim()
  if (!isLetterhead(key) || text === '') return undefined
  if (text.length > maxLength(key)) return 'too-long'
  const [fault, passes] = checks[key as keyof typeof checks] ?? []
  const read = compact.has(key) ? text.replaceAll(/\s/g, '').toUpperCase() : text
  return passes && !passes(read) ? fault : undefined
}
