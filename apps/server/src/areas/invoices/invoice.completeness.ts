import type { Language } from '../../platform/locales.ts'
import { Problem, type ProblemText } from '../../platform/problem.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { letterheadValues, missingInLetterhead, readLetterhead } from '../applications/index.ts'
import { documentOf, isComplete, missingInRecipient, readRecipient, type InvoiceDocument, type Missing } from './invoice.document.ts' // prettier-ignore
import { findRecipient, keepParties, listLines, type InvoiceRow, type RecipientRow } from './invoices.repository.ts' // prettier-ignore
import { fieldNames, incompleteTexts } from './invoices.texts.ts'

interface Wanted {
  applicationId: number
  customerId: number
  invoice: InvoiceRow
  language: Language
  /** A look as somebody else writes nothing. */
  isPreview: boolean
}

/**
 * An invoice as it is drawn, with the letterhead and the address of the day on which it was issued. One that
 * came before they were complete takes them as they are now, and keeps them from then on.
 */
export async function completeInvoice(
  tx: Transaction,
  { applicationId, customerId, invoice, language, isPreview }: Wanted,
): Promise<{ document: InvoiceDocument; missing: Missing }> {
  const lines = await listLines(tx, applicationId, invoice.id)
  const drawn = (row: InvoiceRow) => documentOf({ invoice: row, lines, customerId, language })
  const issued = drawn(invoice)
  const { letterhead, recipient } = issued.missing
  if (letterhead.length + recipient.length === 0) {
    // Where it is sent to is no part of what was issued: it may be told later.
    const email = issued.document.recipient.email || (await findRecipient(tx, applicationId, customerId))?.email // prettier-ignore
    return email
      ? { ...issued, document: { ...issued.document, recipient: { ...issued.document.recipient, email } } } // prettier-ignore
      : issued
  }
  const now: InvoiceRow = {
    ...invoice,
    letterhead: letterhead.length > 0 ? await letterheadValues(tx, applicationId) : invoice.letterhead, // prettier-ignore
    recipient: recipient.length > 0 ? await currentRecipient(tx, applicationId, customerId) : invoice.recipient, // prettier-ignore
  }
  const completed = drawn(now)
  if (isComplete(completed.missing) && !isPreview) await keepParties(tx, applicationId, now)
  return completed
}

const currentRecipient = async (
  tx: Transaction,
  applicationId: number,
  customerId: number,
): Promise<InvoiceRow['recipient']> => {
  const row = await findRecipient(tx, applicationId, customerId)
  return row ? { ...row } : null
}

type Names = Readonly<Record<string, ProblemText>>
const joined = (fields: readonly string[], names: Names): ProblemText => ({
  de: fields.map((field) => names[field]!.de).join(', '),
  en: fields.map((field) => names[field]!.en).join(', '),
})

/** Refuses to draw it, and says why to who can see to it (INV-04). */
export function incomplete(
  { letterhead, recipient, invoice }: Missing,
  isTheirs: boolean,
): Problem {
  const reasons: ProblemText[] = [
    ...(letterhead.length > 0 ? [incompleteTexts.letterhead(joined(letterhead, fieldNames.letterhead))] : []), // prettier-ignore
    ...(recipient.length > 0 ? [incompleteTexts.recipient(joined(recipient, fieldNames.recipient))] : []), // prettier-ignore
    ...invoice.map((one) => incompleteTexts[one]),
  ]
  const text = {
    de: reasons.map(({ de }) => de).join(' '),
    en: reasons.map(({ en }) => en).join(' '),
  }
  return new Problem(409, 'invoice-incomplete', {
    text: isTheirs ? text : incompleteTexts.others,
  })
}

/** What invoices to a customer lack now, by name. */
export async function missingNow(
  tx: Transaction,
  applicationId: number,
  recipient: RecipientRow | undefined,
  language: Language,
) {
  const letterhead = missingInLetterhead(readLetterhead(await letterheadValues(tx, applicationId)))
  const names = (fields: readonly string[], of: Names) => fields.map((one) => of[one]![language])
  return {
    letterhead: names(letterhead, fieldNames.letterhead),
    recipient: names(missingInRecipient(readRecipient(recipient ? { ...recipient } : null)), fieldNames.recipient), // prettier-ignore
  }
}
