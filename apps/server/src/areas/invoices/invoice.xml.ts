import type { FacturXInvoiceInput } from '@stackforge-eu/factur-x'
import { isToBePaid, type InvoiceDocument } from './invoice.document.ts'

export type XmlKind = 'factur-x' | 'xrechnung'

const euros = (cents: number) => cents / 100
const emailScheme = 'EM'
/** The business process that XRechnung names (PEPPOL-EN16931-R001). */
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/**
 * An invoice as Cross Industry Invoice: what ZUGFeRD puts into the PDF (profile EN 16931), or an XRechnung
 * by itself (T-95). The schema is asked before it is given out: what does not pass is a fault of ours.
 */
export async function invoiceXml(document: InvoiceDocument, kind: XmlKind): Promise<string> {
  // With the first invoice: the schema's parser is loaded with it.
  const { buildXml, Flavor, Profile, validateXsd } = await import('@stackforge-eu/factur-x')
  const flavor = kind === 'xrechnung' ? Flavor.XRECHNUNG : Flavor.ZUGFERD
  const xml = buildXml(toInput(document, kind), Profile.EN16931, flavor)
  const { valid, errors } = await validateXsd(xml, Profile.EN16931)
  if (!valid)
    throw new Error(
      `The XML of invoice ${document.number} does not pass its schema: ${errors.map(({ message }) => message).join('; ')}`,
    )
  return xml
}

function toInput(document: InvoiceDocument, kind: XmlKind): FacturXInvoiceInput {
  const { letterhead, recipient, service, corrects, purchaseOrderNumber } = document
  const register = letterhead.register || undefined
  return {
    document: {
      id: document.number,
      issueDate: document.date,
      // 384 may be negative, as credits are here; 381 would turn every sign around.
      typeCode: (document.type === 'invoice' ? '380' : '384') as NonNullable<FacturXInvoiceInput['document']['typeCode']>, // prettier-ignore
      businessProcessId: kind === 'xrechnung' ? billing : undefined,
      // XRechnung asks for one (BR-DE-15): by the customer's own number they know themselves, too.
      buyerReference: recipient.buyerReference || String(document.customerNumber),
      notes: [
        ...(register ? [{ content: register, subjectCode: 'REG' }] : []),
        ...(document.campaign ? [{ content: document.campaign }] : []),
      ],
    },
    seller: {
      name: letterhead.name,
      // One of several identifiers has to stand (BR-CO-26).
      id: letterhead.vatId || register ? undefined : letterhead.taxNumber,
      address: {
        line1: letterhead.street,
        postalCode: letterhead.postcode,
        city: letterhead.city,
        country: letterhead.country,
      },
      contact: { name: letterhead.contact, phone: letterhead.phone, email: letterhead.email },
      electronicAddress: { value: letterhead.email, schemeID: emailScheme },
      taxRegistrations: [
        ...(letterhead.vatId ? [{ id: letterhead.vatId, schemeId: 'VA' as const }] : []),
        ...(letterhead.taxNumber ? [{ id: letterhead.taxNumber, schemeId: 'FC' as const }] : []),
      ],
      legalOrganization: register ? { id: register } : undefined,
    },
    buyer: {
      name: recipient.name,
      id: String(document.customerNumber),
      address: {
        line1: recipient.street,
        line2: recipient.addition || undefined,
        postalCode: recipient.postcode,
        city: recipient.city,
        country: recipient.country,
      },
      electronicAddress: recipient.email
        ? { value: recipient.email, schemeID: emailScheme }
        : undefined,
      taxRegistrations: recipient.vatId ? [{ id: recipient.vatId, schemeId: 'VA' }] : [],
    },
    lines: document.lines.map((line, index) => ({
      id: String(index + 1),
      name: line.description,
      quantity: line.quantity / 100,
      unitCode: line.unit,
      unitPrice: euros(line.unitPriceCents),
      lineTotal: euros(line.netCents),
      vatCategoryCode: line.category,
      vatRatePercent: line.rate / 100,
    })),
    payment: {
      // SEPA credit transfer.
      meansCode: '58',
      iban: letterhead.iban,
      accountName: letterhead.name,
      bic: letterhead.bic || undefined,
      paymentReference: document.number,
      // Of something to pay alone; what is credited has its day for bookkeeping.
      dueDate: document.totalCents === 0 ? undefined : (document.due ?? undefined),
      termsDescription: (isToBePaid(document) && letterhead.paymentTerms) || undefined,
    },
    // Said in any case: the library takes the day of the invoice for it otherwise.
    delivery: { date: service.to },
    billingPeriod:
      service.from === service.to ? undefined : { startDate: service.from, endDate: service.to },
    totals: {
      lineTotal: euros(document.netCents),
      taxBasisTotal: euros(document.netCents),
      taxTotal: euros(document.vatCents),
      grandTotal: euros(document.totalCents),
      duePayableAmount: euros(document.totalCents),
      currency: document.currency,
    },
    vatBreakdown: document.taxes.map((tax) => ({
      categoryCode: tax.category,
      ratePercent: tax.rate / 100,
      taxableAmount: euros(tax.netCents),
      taxAmount: euros(tax.vatCents),
      exemptionReason: tax.category === 'S' ? undefined : (document.vatNote ?? undefined),
      exemptionReasonCode: tax.category === 'AE' ? 'VATEX-EU-AE' : undefined,
    })),
    references: [
      ...(purchaseOrderNumber ? [{ id: purchaseOrderNumber, type: 'order' as const }] : []),
      ...(corrects ? [{ id: corrects, type: 'preceding' as const }] : []),
    ],
  }
}
