import type { timelineTypes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Random } from '../random.ts'
import { insertRows } from '../rows.ts'
import { timelineColumns } from './timeline.ts'

const dayLength = 86_400_000

interface ManyItems {
  /** Items in all, with those of the story. */
  items: number
  /** Days that they reach back. */
  days: number
}

type Kind = (typeof timelineTypes)[number]

/** Files and notices come most often. */
const kinds: readonly Kind[] = ['info', 'file', 'campaign', 'file', 'milestone', 'info', 'post']
const stories = ['Sommerfrische Classic', 'Zitrone Launch DACH', 'Kids Schulstart', 'Winterbrand', 'Wiesn-Spezial', 'Herbst Gastro', 'Nachhaltigkeit 2.0', 'Frühlingsquelle', 'Gipfelglück', 'Regionalmarkt Süd'] // prettier-ignore
/** One of these stands in about every fiftieth title: long, right-to-left, and with an emoji. */
const oddStories = ['Übersicht aller in diesem Quartal gebuchten Schaltungen nach Titeln, Regionen und Verlagen mit den Terminen für die Druckunterlagen', 'خطة إعلامية', '🚀 Start'] // prettier-ignore
/** What happens; the name of a campaign comes in place of the star. */
const titles: Readonly<Record<Kind, readonly string[]>> = {
  info: ['*: Die Zahlen der Woche sind da', 'Neue Preise für *', '*: Zwei Termine haben sich verschoben', 'Ansprechpartnerin für * ist jetzt Friederike Gimborn'], // prettier-ignore
  campaign: ['* ist gestartet', '* ist zu Ende', '* geht in die zweite Welle', '* pausiert bis zum Monatsende'], // prettier-ignore
  milestone: ['Mediaplan * freigegeben', 'Spot für * abgenommen', 'Budget für * steht', '*: Die Hälfte ist geschafft'], // prettier-ignore
  file: ['Streuplan *', 'Motive für *, neue Fassung', 'Auswertung *', 'Briefing *'],
  post: ['Was wir aus * mitnehmen', '*: Der Zwischenstand zum Nachlesen'],
}
const texts = [
  'Alle Sender und Sendeplätze auf einen Blick.',
  'Danke für die schnelle Rückmeldung – so konnten wir die frühen Plätze noch sichern.',
  'Die gebuchten Plätze bleiben, wie sie sind. Was neu hinzukommt, stimmen wir vorher mit Ihnen ab; die Rechnung dazu erhalten Sie zum Ende des Monats.',
]
const addresses: Readonly<Partial<Record<Kind, string>>> = { campaign: '/campaigns', file: '/files', post: '/insights' } // prettier-ignore

/** Years of a timeline that many write to: more of late. */
export async function fillManyItems(
  tx: Transaction,
  { many, now, random }: { many: ManyItems; now: Date; random: Random },
): Promise<void> {
  const [place] = await tx.query<{ application_id: number; component_id: number; known: number }>(sql`
    select application_id, component_id, (select count(*)::int from timeline_items) as known
    from timeline_items order by application_id limit 1`) // prettier-ignore
  const authors = await tx.query<{ id: number }>(sql`
    select id from users
    where email = any(${['aylin.kaya', 'friederike.gimborn'].map((login) => `${login}@brueckner-vahl.example`)}::text[])
    order by email`)
  const { application_id, component_id, known } = place!
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const count = many.items - known
  const rows = Array.from({ length: count }, (_, index) => {
    const type = pick(kinds)
    const story = random() < 0.02 ? pick(oddStories) : pick(stories)
    // The oldest first, as they were told; nothing in the last week, so that the story's own is new.
    const ago = 8 + Math.floor((1 - index / count) ** 1.5 * many.days)
    const at = workday(new Date(now.getTime() - ago * dayLength))
    return {
      application_id,
      component_id,
      title: pick(titles[type]).replace('*', story),
      text: random() < 0.6 ? pick(texts) : null,
      date: dayOf(at),
      type,
      url: addresses[type],
      created_at: at,
      // Some wrote before they left.
      created_by: random() < 0.03 ? null : pick(authors).id,
    }
  })
  await insertRows(tx, 'timeline_items', timelineColumns, rows)
}

/** Nobody tells anything on a Saturday or a Sunday. */
function workday(at: Date): Date {
  const back = { 6: 1, 0: 2 }[at.getUTCDay()] ?? 0
  return new Date(at.getTime() - back * dayLength)
}
