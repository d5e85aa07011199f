import type { CockpitKpi } from '../cockpit.port.ts'
import type {
  FigureDescription,
  FigureValue,
  StoredFigure,
} from '../figures-import/figures-import.port.ts'

/** Figures of a cockpit as an import compares with them; called the same in both languages. */
export const storedOf = (kpis: readonly CockpitKpi[]): StoredFigure[] =>
  kpis.map(({ key, name, unit, better, history }) => ({
    key,
    nameDe: name,
    nameEn: name,
    unit,
    better,
    values: history,
  }))

/** Figures with these values taken over. */
export function withValues(
  kpis: readonly CockpitKpi[],
  described: readonly FigureDescription[],
  values: readonly FigureValue[],
): CockpitKpi[] {
  const made = described.map(({ key, nameDe, unit, better }): CockpitKpi => ({
    key,
    name: nameDe,
    unit,
    better,
    history: [],
    change: null,
    previous: null,
    explanation: 'none',
    reasons: [],
  }))
  return [...kpis, ...made].map((kpi) => {
    const byDay = new Map(kpi.history.map(({ day, value }) => [day, value]))
    for (const { key, day, value } of values) {
      if (key !== kpi.key) continue
      if (value === null) byDay.delete(day)
      else byDay.set(day, value)
    }
    const history = [...byDay].map(([day, value]) => ({ day, value }))
    return { ...kpi, history: history.toSorted((a, b) => a.day.localeCompare(b.day)) }
  })
}
