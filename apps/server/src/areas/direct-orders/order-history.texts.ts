import type { Language } from '../../platform/locales.ts'

/** The words of an order's history, as the tab of its page has them: by the names that they have there (T-47). */
export const historyTexts = {
  'process.agreed': { de: '{name} hat freigegeben', en: '{name} approved it' },
  'process.approved': { de: '{name} hat das Briefing gesendet', en: '{name} sent the briefing' },
  'process.asked': {
    de: '{name} hat die Zentrale um Freigabe gebeten',
    en: '{name} asked headquarters for approval',
  },
  'process.canceled': {
    de: '{name} hat die Bestellung storniert',
    en: '{name} cancelled the order',
  },
  'process.changed': { de: '{name} hat die Bestellung geändert', en: '{name} changed the order' },
  'process.completed': {
    de: '{name} hat die Bestellung abgeschlossen',
    en: '{name} completed the order',
  },
  'process.created': { de: '{name} hat die Bestellung angelegt', en: '{name} placed the order' },
  'process.rebriefing': {
    de: '{name} hat ein neues Briefing erbeten',
    en: '{name} asked for a new briefing',
  },
  'process.rejected': { de: '{name} hat nicht freigegeben', en: '{name} did not approve it' },
  'process.somebody': { de: 'Jemand', en: 'Somebody' },
  'process.inPlaceOf': {
    de: '{name} in Vertretung von {absent}',
    en: '{name} on behalf of {absent}',
  },
  'process.change': {
    de: '{field}: {before} → {after}',
    en: '{field}: from {before} to {after}',
  },
  'process.filesCame': { de: 'Angehängt: {names}', en: 'Attached: {names}' },
  'process.filesGone': { de: 'Anhänge entfernt: {names}', en: 'Attachments removed: {names}' },
  'conflict.nothing': { de: 'ohne Angabe', en: 'nothing' },
  'detail.likeOrder': { de: 'wie die Bestellung', en: 'like the order' },
  'about.name': { de: 'Name der Bestellung', en: 'Name of the order' },
  'about.region': { de: 'Region oder Filiale', en: 'Region or store' },
  'media.start': { de: 'Beginn', en: 'Start' },
  'media.end': { de: 'Ende', en: 'End' },
  'budget.label': { de: 'Budget in Euro', en: 'Budget in euros' },
  'media.label': { de: 'Medien', en: 'Media' },
  'about.description': { de: 'Briefing', en: 'Briefing' },
  'about.target': { de: 'Zielgruppe', en: 'Target group' },
  'about.comment': { de: 'Nachricht an die Agentur', en: 'Message to the agency' },
  'about.purchaseOrder': { de: 'Bestellnummer', en: 'Purchase order number' },
  'block.label': { de: 'Baustein', en: 'Building block' },
  'campaign.customer': { de: 'Kunde', en: 'Customer' },
  'campaign.campaign': { de: 'Kampagne', en: 'Campaign' },
  'campaign.product': { de: 'Produkt', en: 'Product' },
  'column.action': { de: 'Art', en: 'Kind' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type HistoryText = keyof typeof historyTexts

/** Says one of them with its values. */
export const sayHistory = (
  key: HistoryText,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string =>
  historyTexts[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
