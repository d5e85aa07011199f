import type { FirstStepKey, FirstSteps, HomeChange, HomeRecent } from '@atrium/api-client/contract'
import { isFolder, slug } from '../components/index.ts'
import type { BeginningRow, ChangeRow, PlaceRow, RecentRow } from './home.repository.ts'

const subjectOf = ({
  id,
  type,
  display_name,
}: Pick<RecentRow, 'id' | 'type' | 'display_name'>) => ({
  id,
  type,
  displayName: display_name,
})

/**
 * What goes into one line: new files of one folder together, comments on one thing together, and
 * everything else by itself (D-04).
 */
function lineOf({ kind, type, id, parent_id }: ChangeRow): string {
  return kind === 'added' && type === 'filelink' ? `added in ${parent_id}` : `${kind} ${id}`
}

/** Changes as lines, the newest first; those that lie in no place of the caller are left out. */
export function linesOf(
  applicationId: number,
  rows: readonly ChangeRow[],
  places: ReadonlyMap<number, PlaceRow>,
): HomeChange[] {
  const lines = new Map<string, HomeChange & { byId: number | null }>()
  const newestFirst = [...rows].sort((one, other) => other.at.getTime() - one.at.getTime())
  for (const row of newestFirst) {
    const place = places.get(row.parent_id)
    if (!place) continue
    const known = lines.get(lineOf(row))
    if (known) {
      known.count += 1
      known.hasOtherActors ||= row.user_id !== null && row.user_id !== known.byId
      // Several files: their folder is where one looks at all of them.
      if (row.kind === 'added') known.url = addressOf(applicationId, place)
      continue
    }
    lines.set(lineOf(row), {
      kind: row.kind,
      component: subjectOf(row),
      place: subjectOf(place),
      count: 1,
      at: row.at.toISOString(),
      actorName: row.user_id === null ? null : `${row.first_name} ${row.last_name}`.trim(),
      hasOtherActors: false,
      text: row.text,
      url: addressOf(applicationId, place, row, row.kind === 'commented'),
      byId: row.user_id,
    })
  }
  return [...lines.values()].map(({ byId: _byId, ...line }) => line)
}

/** What was opened, where the caller can still get to it. */
export function recentOf(
  applicationId: number,
  rows: readonly RecentRow[],
  places: ReadonlyMap<number, PlaceRow>,
): HomeRecent[] {
  return rows.flatMap((row) => {
    const place = places.get(row.parent_id)
    if (!place) return []
    return {
      component: subjectOf(row),
      place: subjectOf(place),
      at: row.at.toISOString(),
      url: addressOf(applicationId, place, row),
    }
  })
}

/**
 * Address inside the portal: the page, then the folder by its id, which the page completes; `item`
 * names the one thing in it that is meant. What is said about it stands beside it.
 */
function addressOf(
  applicationId: number,
  place: PlaceRow,
  item?: Pick<RecentRow, 'id' | 'type' | 'display_name'>,
  isTalk = false,
): string {
  const page = place.page_url.split('/').find((part) => part !== '') ?? ''
  // A folder and a post have addresses of their own.
  const isPlace = item !== undefined && (isFolder(item.type) || item.type === 'post')
  // The place that lies on the page is the page itself.
  const folder = isPlace ? item : place.parent_id === null ? undefined : place
  const segment = folder && `${folder.id}-${slug(folder.display_name)}`.replace(/-$/, '')
  const query = new URLSearchParams({ clientId: `${applicationId}` })
  if (item && !isPlace) {
    if (!isTalk) query.set('item', `${item.id}`)
    else if (!isFolder(place.type)) query.set('comments', `${item.id}`)
    else {
      query.set('component', `${item.id}`)
      query.set('details', 'on')
    }
  }
  return `/${[page, segment].filter((part) => part !== undefined).join('/')}?${query}`
}

/** The first steps with what is done of them, and where each is done (GEN-09). */
export function toSteps(
  keys: readonly FirstStepKey[],
  there: BeginningRow,
  hasMail: boolean,
): FirstSteps['steps'] {
  const facts: Record<FirstStepKey, { isDone: boolean; url: string | null }> = {
    pages: { isDone: there.has_pages, url: '/administration/pages' },
    theme: { isDone: there.has_theme, url: '/administration/themes' },
    // Set where the server is started.
    mail: { isDone: hasMail, url: null },
    people: { isDone: there.has_people, url: '/administration/users' },
    // Without a page that shows campaigns, that page comes first.
    campaign: {
      isDone: there.has_campaign,
      url: there.campaigns_url ?? '/administration/pages',
    },
  }
  return keys.map((key) => ({ key, ...facts[key] }))
}
