import sql from 'sql-template-tag'
import { nameKey } from '../../areas/components/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Random } from '../random.ts'
import { continueIds, insertRows } from '../rows.ts'

const dayLength = 86_400_000

const stories = ['Sommerfrische Classic', 'Zitrone Launch DACH', 'Kids Schulstart', 'Winterbrand', 'Wiesn-Spezial', 'Herbst Gastro', 'Frühlingsquelle', 'Gipfelglück'] // prettier-ignore
const titles = ['*: Der Zwischenstand', 'Was wir aus * mitnehmen', '*: So verteilt sich das Budget', 'Drei Fragen zu *', '*: Was die Marktforschung sagt'] // prettier-ignore
const teasers = [
  'Die wichtigsten Zahlen der Woche auf einer Seite.',
  'Was gut läuft, was wir ändern, und was wir dafür brauchen.',
  'Ein Blick zurück, damit der nächste Flug günstiger wird.',
]
const bodies = [
  '<p>Die Reichweite liegt <strong>über Plan</strong>, die Kosten je Kontakt darunter.</p><ul><li>Der Vorabend bringt die günstigsten Kontakte.</li><li>Am Wochenende bleibt das Interesse gleich.</li></ul>',
  '<p>Wir haben zwei Wochen lang beide Motive gezeigt. <em>Das ruhige</em> wird länger angesehen, das bunte öfter erinnert.</p><p>Die Auswertung liegt bei den Dateien der Kampagne.</p>',
  '<h3>Was wir ändern</h3><p>Zwei schwächere Plätze tauschen wir gegen den Samstagabend. Am Budget ändert sich dadurch nichts.</p>',
]

/** Years of posts in one collection, seen by whom its own are; nothing in the last weeks, so that those of the story come first. */
export async function fillManyPosts(
  tx: Transaction,
  { count, now, random }: { count: number; now: Date; random: Random },
): Promise<void> {
  const [place] = await tx.query<{ application_id: number; id: number; known: number; last: number; author: number }>(sql`
    select c.application_id, c.id, (select count(*)::int from components where type = 'post') as known,
      (select max(id) from components) as last,
      (select id from users where email = 'aylin.kaya@brueckner-vahl.example') as author
    from components c where c.type = 'postCollection' order by c.application_id limit 1`) // prettier-ignore
  const { application_id, id: parentId, known, last, author } = place!
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const posts = Array.from({ length: count - known }, (_, index) => {
    const name = `${pick(titles).replace('*', pick(stories))} ${String(index + 1).padStart(4, '0')}`
    const at = new Date(now.getTime() - (40 + ((count - index) / count) * 1_400) * dayLength)
    return { id: last + 1 + index, name, at }
  })
  await insertRows(
    tx,
    'components',
    {
      id: 'int', application_id: 'int', parent_id: 'int', type: 'text', display_name: 'text', name_key: 'text', icon: 'text',
      is_external: 'boolean', position: 'int', published_at: 'timestamptz',
      created_at: 'timestamptz', created_by: 'int', modified_at: 'timestamptz', modified_by: 'int',
    }, // prettier-ignore
    posts.map(({ id, name, at }) => ({
      id,
      application_id,
      parent_id: parentId,
      type: 'post',
      display_name: name,
      name_key: nameKey(name),
      icon: 'newspaper',
      is_external: false,
      position: 0,
      published_at: at,
      created_at: at,
      created_by: author,
      modified_at: at,
      modified_by: author,
    })),
  )
  await continueIds(tx, 'components')
  await insertRows(
    tx,
    'posts',
    { application_id: 'int', component_id: 'int', teaser: 'text', body: 'text' },
    posts.map(({ id }) => ({
      application_id,
      component_id: id,
      teaser: pick(teasers),
      body: pick(bodies),
    })),
  )
  await tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select g.application_id, p.id, g.user_group_id
    from component_groups g, generate_series(${last + 1}::int, ${last + posts.length}::int) as p (id)
    where g.application_id = ${application_id} and g.component_id = ${parentId}`)
}
