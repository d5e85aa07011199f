import type { Query } from '../../kit/query.ts'

/** A percentage is a share of 1; money is in the campaign's currency. */
export type FigureUnit = 'number' | 'money' | 'percent'

/** What a figure is, in both languages. */
export interface FigureDescription {
  key: string
  nameDe: string
  nameEn: string
  unit: FigureUnit
  better: 'higher' | 'lower' | 'none'
  /** It changes with the mix of what runs, as prices and rates do. */
  isRatio?: boolean
}

/** A figure that a campaign has, with all its values. */
export interface StoredFigure extends FigureDescription {
  values: readonly { day: string; value: number }[]
}

/** A value of a day; null takes it away. */
export interface FigureValue {
  key: string
  day: string
  value: number | null
}

/** Figures of a campaign by a file. Everything rejects with a `PortError`. */
export interface FiguresImportPort {
  /** How many values are taken at once. */
  maxValues: number
  /** All that is known of a campaign. */
  stored: (campaignId: number) => Query<readonly StoredFigure[]>
  /** Takes values over, all of them or none. `described`: figures that the campaign does not have yet. */
  put: (command: {
    campaignId: number
    described: readonly FigureDescription[]
    values: readonly FigureValue[]
    commandId: string
  }) => Promise<void>
}
