export type ProtocolLanguage = 'de' | 'en'

/** The words of an approval's protocol (T-40). */
export const protocolTexts = {
  de: {
    title: 'Freigabeprotokoll',
    file: 'Freigabeprotokoll',
    customer: 'Kunde',
    by: 'Entschieden von',
    inPlaceOf: (name: string, absent: string) => `${name}, in Vertretung von ${absent}`,
    at: 'Zeitpunkt',
    approved: 'Freigegeben',
    conditional: 'Freigegeben mit Auflage',
    rejected: 'Abgelehnt',
    medium: 'Medium',
    publisher: 'Anbieter',
    budget: 'Budget',
    range: 'Laufzeit',
    pauses: 'Pausen',
    condition: 'Auflage',
    comment: 'Anmerkung',
    hash: 'Prüfsumme des Plans, über den entschieden wurde (SHA-256)',
    closing:
      'Die Prüfsumme steht auch im Verlauf der Kampagne. Ändert sich der Plan danach, zeigt das Portal ihn als „seit der Freigabe geändert“.',
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
  en: {
    title: 'Approval record',
    file: 'Approval record',
    customer: 'Client',
    by: 'Decided by',
    inPlaceOf: (name: string, absent: string) => `${name}, on behalf of ${absent}`,
    at: 'Time',
    approved: 'Approved',
    conditional: 'Approved with a condition',
    rejected: 'Rejected',
    medium: 'Medium',
    publisher: 'Publisher',
    budget: 'Budget',
    range: 'Flight',
    pauses: 'Pauses',
    condition: 'Condition',
    comment: 'Note',
    hash: 'Fingerprint of the plan that was decided on (SHA-256)',
    closing:
      'The fingerprint can also be found in the campaign’s history. If the plan changes afterwards, the portal shows it as “changed since approval”.',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
} as const
