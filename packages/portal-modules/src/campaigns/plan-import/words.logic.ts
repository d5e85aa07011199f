import type { Media } from '@atrium/design-system/theme'
import { plainWord, type HeadWords } from '../../kit/table-import/heads.logic.ts'
import type { ImportField } from './plan-import.port.ts'

/**
 * What columns are called, in both languages, the surest words first: a plan with "Werbemittel" and
 * "Kanal" has its channels in the first. Each is found as the whole head, or as whole words in it.
 */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    'werbemittel',
    'platzierung',
    'placement',
    'massnahme',
    'werbetrager titel',
    'belegungseinheit',
    'position',
    'ad format',
    'channel name',
    'kanalname',
    'kanal',
    'channel',
    'bezeichnung',
    'line item',
    'name',
    'titel',
    'title',
  ],
  mediaType: [
    'mediengattung',
    'medientyp',
    'mediatyp',
    'media type',
    'mediagattung',
    'werbegattung',
    'gattung',
    'medienart',
    'mediakanal',
    'media channel',
    'medium',
    'media',
    'medien',
  ],
  publisher: [
    'publisher',
    'anbieter',
    'vermarkter',
    'verlag',
    'sender',
    'media owner',
    'vendor',
    'supplier',
    'saleshouse',
    'sales house',
    'werbetrager',
    'medienpartner',
    'lieferant',
  ],
  budget: [
    'budget netto',
    'netto budget',
    'nettobudget',
    'net budget',
    'budget net',
    'media netto',
    'mediabudget',
    'media budget',
    'netto netto',
    'n n',
    'nettokosten',
    'kosten netto',
    'net cost',
    'net costs',
    'netto',
    'budget',
    'kosten',
    'cost',
    'costs',
    'betrag',
    'amount',
    'preis',
    'price',
    'spend',
  ],
  start: [
    'start',
    'startdatum',
    'start date',
    'beginn',
    'flight start',
    'schaltbeginn',
    'anfang',
    'laufzeit von',
    'zeitraum von',
    'von',
    'from',
    'ab',
    'begin',
  ],
  end: [
    'ende',
    'end',
    'enddatum',
    'end date',
    'flight ende',
    'flight end',
    'schaltende',
    'laufzeit bis',
    'zeitraum bis',
    'bis',
    'to',
    'until',
  ],
  bookingDeadline: [
    'buchungsschluss',
    'buchung bis',
    'buchungsfrist',
    'anzeigenschluss',
    'booking deadline',
    'booking close',
    'book by',
  ],
  materialDeadline: [
    'materialschluss',
    'druckunterlagenschluss',
    'du schluss',
    'dus',
    'druckunterlagen',
    'material bis',
    'anlieferung',
    'anlieferungsschluss',
    'material deadline',
    'copy deadline',
    'creative deadline',
  ],
  externalId: [
    'externe id',
    'external id',
    'externe kennung',
    'extern',
    'external',
    'kennung',
    'reference',
    'id',
    'nr',
    'no',
    'position id',
    'plan id',
  ],
  campaign: ['kampagne', 'campaign', 'kampagnenname', 'campaign name'],
}

/** What is like a head and holds something else. */
const others = /\b(brutto|gross|rabatt|discount|tkp|cpm|status|stand|summe|total|tage|days)\b/

/** What the columns of plans are called. */
export const planHeads: HeadWords<ImportField> = { words: heads, others }

/** The media type that a word stands for where nothing speaks for another one of its kind. */
interface MediaWord {
  kind: Media
  /** By the ids that media types have everywhere (MT-02). */
  id?: number
  /** It says this one alone, and no other of its kind. */
  isExact?: boolean
  words: readonly string[]
}

const mediaWords: readonly MediaWord[] = [
  { kind: 'tv', id: 5, words: ['tv', 'fernsehen', 'television', 'tv werbung', 'ctv', 'connected tv', 'addressable tv', 'atv', 'linear tv', 'tv spot'] }, // prettier-ignore
  { kind: 'out-of-home', id: 8, words: ['out of home', 'ooh', 'dooh', 'aussenwerbung', 'plakat', 'plakate', 'grossflache', 'grossflachen', 'citylight', 'city light', 'city light poster', 'clp', 'megalight', 'megalights', 'poster', 'billboard', 'billboards', 'outdoor', 'digital out of home', 'transit', 'verkehrsmittelwerbung'] }, // prettier-ignore
  { kind: 'print', id: 2, words: ['print', 'printanzeige', 'printanzeigen', 'anzeige print', 'press'] }, // prettier-ignore
  { kind: 'print', id: 3, isExact: true, words: ['print weitere', 'print other'] },
  { kind: 'magazine', id: 4, words: ['fachzeitschrift', 'fachzeitschriften', 'zeitschrift', 'zeitschriften', 'publikumszeitschrift', 'publikumszeitschriften', 'pz', 'fz', 'magazin', 'magazine', 'magazines', 'trade magazine', 'fachpresse'] }, // prettier-ignore
  { kind: 'newspaper', id: 13, words: ['anzeigenblatt', 'anzeigenblatter', 'zeitung', 'zeitungen', 'tageszeitung', 'tageszeitungen', 'tz', 'newspaper', 'newspapers', 'free newspaper'] }, // prettier-ignore
  { kind: 'radio', id: 6, words: ['radio', 'horfunk', 'funk', 'radiospot', 'radio spot', 'audio'] },
  { kind: 'radio', id: 10, isExact: true, words: ['in store radio', 'instore radio', 'ladenfunk'] },
  { kind: 'web-radio', id: 20, words: ['webradio', 'web radio', 'online audio', 'digital audio', 'streaming audio', 'podcast', 'podcasts'] }, // prettier-ignore
  { kind: 'cinema', id: 7, words: ['kino', 'cinema', 'kinowerbung', 'kinospot'] },
  { kind: 'digital', id: 1, words: ['digital', 'online', 'display', 'banner', 'online display', 'display ads', 'internet', 'onlinewerbung', 'online werbung', 'online video', 'olv', 'bewegtbild', 'video', 'mobile', 'native', 'native ads'] }, // prettier-ignore
  { kind: 'digital', id: 9, isExact: true, words: ['digital io'] },
  { kind: 'digital', id: 19, isExact: true, words: ['ad serving', 'adserving', 'adserver'] },
  { kind: 'digital', id: 41, isExact: true, words: ['programmatic', 'programmatic advertising', 'programmatic display', 'dsp'] }, // prettier-ignore
  { kind: 'search', id: 15, words: ['suche', 'search', 'sea', 'sem', 'paid search', 'search ads', 'suchmaschinenwerbung', 'suchmaschine', 'google ads'] }, // prettier-ignore
  { kind: 'social', id: 22, words: ['social', 'social media', 'paid social', 'social ads', 'soziale medien', 'smm'] }, // prettier-ignore
  { kind: 'direct', id: 23, words: ['direktmarketing', 'direct marketing', 'direct mail', 'mailing', 'mailings', 'direct', 'dialogmarketing', 'newsletter', 'e mail', 'haushaltswerbung'] }, // prettier-ignore
  { kind: 'cross-media', words: ['crossmedia', 'cross media'] },
]

const byWord = new Map(
  mediaWords.flatMap((one) => one.words.map((word): [string, MediaWord] => [word, one])),
)

/** What a word says of the medium; undefined where it is none that people say. */
export const mediaOf = (text: string): Omit<MediaWord, 'words'> | undefined =>
  byWord.get(plainWord(text))

/** How a row of sums begins. */
export const isSumWord = (text: string): boolean =>
  /^(zwischen)?(summe|gesamt|gesamtsumme|gesamtbudget|total|totals|subtotal|sub total|grand total|sum|insgesamt)\b/.test(
    plainWord(text),
  )
