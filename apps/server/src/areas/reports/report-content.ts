/** A text in both languages. */
export interface Text {
  de: string
  en: string
}

/** `euro` is whole, `price` has cents; `points` is a number with one decimal place. */
export type Unit = 'count' | 'euro' | 'price' | 'percent' | 'points'

/** One number with its name; `change`: against the period before, as a share, of a percentage in points (0.021: 2.1). */
export interface Figure {
  label: Text
  value: number
  unit: Unit
  change?: number
}

/** Values side by side, one bar for each series. */
export interface Chart {
  title: Text
  unit: Unit
  series: readonly Text[]
  rows: readonly { label: Text; values: readonly number[] }[]
}

/** What a report of the built-in reporting tool shows. */
export interface ReportContent {
  title: Text
  intro: Text
  /** ISO day. */
  asOf: string
  figures: readonly Figure[]
  charts: readonly Chart[]
}
