import type { BoardColumn } from '../components/Board/index.ts'

/** A task as a board of stories shows it. */
export interface BoardTask {
  id: string
  title: string
  about: string
  priority: 'Dringend' | 'Hoch' | 'Mittel' | 'Niedrig'
  due: string
  who: string
}

const WORK = [
  'Motivfreigabe einholen',
  'Tonalität Funkspot abstimmen',
  'Streuplan TV aktualisieren',
  'Keyword-Set Search prüfen',
  'Budgetsplit Digital bestätigen',
  'Druckunterlagen Anzeige ½ Seite anliefern',
  'Flächenliste Hamburg abgleichen',
  'Rechnungsadresse prüfen',
  'Landingpage texten',
  'Kick-off-Protokoll verschicken',
]
const FOR = ['Sommerfrische', 'Herbst Gastro', 'Pfandkampagne', 'Winterpils', 'Stadtlauf']
const MEDIA = ['TV', 'Radio', 'Out-of-Home', 'Zeitung', 'Search', 'Social']
const WHO = ['Maren Lindqvist', 'Jonas Thiele', 'Aylin Kaya', 'Theo Brandt']
const PRIORITIES = ['Mittel', 'Hoch', 'Mittel', 'Niedrig', 'Dringend'] as const

const BOARD_TITLES = [
  ['open', 'Offen'],
  ['doing', 'In Arbeit'],
  ['client', 'Beim Kunden'],
  ['review', 'In Prüfung'],
  ['done', 'Erledigt'],
] as const

/** The same numbers on every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** So many tasks, numbered, the same ones every time. */
function boardTasks(count: number): BoardTask[] {
  const random = seeded(4)
  return Array.from({ length: count }, (_, index) => ({
    id: `t${index + 1}`,
    title: `${WORK[random(WORK.length)]} ${index + 1}`,
    about: `${MEDIA[random(MEDIA.length)]} · ${FOR[random(FOR.length)]}`,
    priority: PRIORITIES[random(PRIORITIES.length)]!,
    due: `${String(1 + random(28)).padStart(2, '0')}.${String(1 + random(12)).padStart(2, '0')}.2027`,
    who: WHO[random(WHO.length)]!,
  }))
}

/** Tasks dealt to columns, so many to each. */
export function boardColumns(...counts: number[]): BoardColumn<BoardTask>[] {
  const tasks = boardTasks(counts.reduce((sum, count) => sum + count, 0))
  let from = 0
  return counts.map((count, index) => {
    const [id, title] = BOARD_TITLES[index] ?? [`c${index}`, `Spalte ${index + 1}`]
    const items = tasks.slice(from, from + count)
    from += count
    return { id, title, items }
  })
}
