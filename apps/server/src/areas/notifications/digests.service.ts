import type { Dependencies } from '../../platform/dependencies.ts'
import { lockDue, markDigested, type DueRow } from './digests.repository.ts'
import { digestMail } from './digests.texts.ts'
import { sendMails } from './news.service.ts'
import type { NewMail } from './notifications.repository.ts'
import { languageOf } from './notifications.texts.ts'

/** So many people are written to in one transaction. */
const batch = 200

/**
 * Writes the digests that are due into the outbox: one mail for each person and application, also of
 * what they have seen or cleared since (NOTI-06). Marking and mail are one transaction, and several
 * processes share the work, so nobody gets one twice. Returns how many people were looked after.
 */
export async function writeDigests(
  deps: Pick<Dependencies, 'database' | 'clock' | 'portalUrl'>,
): Promise<number> {
  for (let people = 0; ;) {
    const done = await deps.database.system(async (tx) => {
      const now = deps.clock.now()
      const rows = await lockDue(tx, now, batch)
      if (rows.length === 0) return 0
      await markDigested(tx, now, rows)
      const digests = groupsOf(rows, (row) => `${row.application_id} ${row.user_id}`)
      const byTenant = groupsOf(digests, ([row]) => row!.application_id)
      for (const tenant of byTenant) {
        const mails = tenant.flatMap((own) => mailFor(deps.portalUrl, own))
        if (mails.length > 0)
          await sendMails(tx, tenant[0]![0]!.application_id, { mails, causedBy: null })
      }
      return digests.length
    })
    people += done
    if (done < batch) return people
  }
}

function mailFor(portalUrl: string, rows: readonly DueRow[]): NewMail[] {
  const [reader] = rows
  if (!reader?.email || !reader.is_active) return []
  const language = languageOf(reader.language_code)
  const mail = digestMail(language, {
    name: `${reader.first_name} ${reader.last_name}`.trim(),
    tenant: reader.application_name,
    items: rows.map(({ type, message, url }) => ({ type, message, address: portalUrl + url })),
  })
  return [{ userId: reader.user_id, address: reader.email, language, ...mail }]
}

/** Neighbours with the same key, in their order. */
function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string | number): T[][] {
  const groups = new Map<string | number, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}
