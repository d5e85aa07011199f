/** A text in both languages. */
export interface Text {
  de: string
  en: string
}

export type Unit = 'count' | 'euro' | 'percent' | 'points'

/** One number with its name; `change`: against the period before, as a share. */
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
