import { plainWord, type HeadWords } from '../../kit/table-import/heads.logic.ts'
import type { FigureDescription } from './figures-import.port.ts'

/** What a column holds: the day of its row, or a figure by its key. */
export type FigureField = 'day' | `figure:${string}`

export const fieldOf = (key: string): FigureField => `figure:${key}`
export const keyOf = (field: FigureField) => (field === 'day' ? '' : field.slice('figure:'.length))

const figure = (
  key: string,
  [nameDe, nameEn]: readonly [string, string],
  unit: FigureDescription['unit'],
  better: FigureDescription['better'],
  ...words: readonly string[]
) => ({ description: { key, nameDe, nameEn, unit, better, isRatio: isRatio(key) }, words })

const ratios = new Set(['ctr', 'completion', 'viewability', 'cpm', 'cpc'])
const isRatio = (key: string) => ratios.has(key)

/** Figures that reports of ad servers and media have, and what they are called there. */
const usual = [
  figure('impressions', ['Impressionen', 'Impressions'], 'number', 'higher', 'ad impressions', 'ais', 'ai', 'impr', 'einblendungen', 'sichtkontakte'), // prettier-ignore
  figure('clicks', ['Klicks', 'Clicks'], 'number', 'higher', 'ad clicks', 'link clicks', 'click'),
  figure('ctr', ['Klickrate', 'Click rate'], 'percent', 'higher', 'ctr', 'click through rate', 'clickthrough rate'), // prettier-ignore
  figure('reach', ['Reichweite', 'Reach'], 'number', 'higher', 'netto reichweite', 'nettoreichweite', 'net reach', 'unique reach', 'unique users'), // prettier-ignore
  figure('contacts', ['Kontakte', 'Contacts'], 'number', 'higher', 'kontakte pro tag', 'contacts per day', 'bruttokontakte', 'gross contacts'), // prettier-ignore
  figure('views', ['Videoaufrufe', 'Video views'], 'number', 'higher', 'views', 'aufrufe', 'video starts'), // prettier-ignore
  figure('completion', ['Abschlussrate', 'Completion rate'], 'percent', 'higher', 'vtr', 'view through rate', 'completion', 'durchsehrate'), // prettier-ignore
  figure('viewability', ['Sichtbarkeit', 'Viewability'], 'percent', 'higher', 'viewability rate', 'sichtbarkeitsrate'), // prettier-ignore
  figure('visits', ['Besuche', 'Visits'], 'number', 'higher', 'sessions', 'sitzungen', 'seitenbesuche', 'website visits'), // prettier-ignore
  figure('conversions', ['Abschlüsse', 'Conversions'], 'number', 'higher', 'conversion', 'leads', 'sales', 'bestellungen'), // prettier-ignore
  figure('spend', ['Ausgaben', 'Spend'], 'money', 'none', 'kosten', 'cost', 'costs', 'media spend', 'netto kosten'), // prettier-ignore
  figure('cpm', ['Tausend-Kontakt-Preis', 'Cost per thousand'], 'money', 'lower', 'tkp', 'cpm', 'cost per mille', 'ecpm'), // prettier-ignore
  figure('cpc', ['Preis je Klick', 'Cost per click'], 'money', 'lower', 'cpc', 'klickpreis'),
] as const

/** Figures that a file may have: those of the campaign first, then usual ones that it has not. */
export function knownFigures(stored: readonly FigureDescription[]): FigureDescription[] {
  const names = new Set(stored.flatMap(({ key, nameDe, nameEn }) => [key, plainWord(nameDe), plainWord(nameEn)])) // prettier-ignore
  const others = usual.flatMap(({ description }) => {
    const { key, nameDe, nameEn } = description
    return [key, plainWord(nameDe), plainWord(nameEn)].some((name) => names.has(name)) ? [] : description // prettier-ignore
  })
  return [...stored, ...others]
}

const dayWords = ['datum', 'tag', 'date', 'day', 'zeitraum', 'stichtag', 'berichtstag', 'reporting date', 'kalendertag'] // prettier-ignore

/** What columns with these figures are called, in both languages. */
export const figureHeads = (known: readonly FigureDescription[]): HeadWords<FigureField> => ({
  words: Object.fromEntries([
    ['day', dayWords],
    ...known.map(({ key, nameDe, nameEn }): [FigureField, readonly string[]] => [
      fieldOf(key),
      [
        plainWord(nameDe),
        plainWord(nameEn),
        plainWord(key),
        ...(usual.find(({ description }) => description.key === key)?.words ?? []),
      ],
    ]),
  ]) as Record<FigureField, readonly string[]>,
  others: /\b(plan|soll|ziel|target|vorjahr|previous|abweichung|delta|differenz)\b/,
})

/** How rows begin that sum up others. */
export const isSum = (text: string) =>
  /^(summe|gesamt|gesamtsumme|total|totals|grand total|sum|insgesamt|durchschnitt|average|ergebnis)\b/.test(
    plainWord(text),
  )
