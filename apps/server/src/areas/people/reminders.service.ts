import type { Dependencies } from '../../platform/dependencies.ts'
import type { Invited, SignUpLink } from '../../platform/accounts.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { sendMails } from '../notifications/index.ts'
import { lockInvitations, takeUnreminded, type UnremindedRow } from './invitations.repository.ts'
import { reminderMail } from './invitations.texts.ts'

type ReminderDependencies = Pick<Dependencies, 'clock' | 'portalUrl' | 'signUp'>

const week = 7 * 86_400_000
/** At once; the next hour takes the rest. */
const most = 200

/** Writes once more, and only once, to whom an invitation was sent a week ago. */
export const remindInvited = (
  deps: ReminderDependencies & Pick<Dependencies, 'database'>,
): Promise<void> =>
  deps.database.system(async (tx) => {
    await lockInvitations(tx)
    const now = deps.clock.now()
    const before = new Date(now.getTime() - week)
    const rows = await takeUnreminded(tx, { before, now, limit: most })
    for (const [applicationId, people] of Map.groupBy(rows, (row) => row.application_id)) {
      const linkOf = await linksFor(deps, tx, applicationId, people)
      await sendMails(tx, applicationId, {
        mails: people.map((person) => mailTo(deps, person, linkOf.get(person.user_id))),
        causedBy: null,
      })
    }
  })

/** New links of an application for its guests, by their ids. */
async function linksFor(
  { signUp }: ReminderDependencies,
  tx: Transaction,
  applicationId: number,
  rows: readonly UnremindedRow[],
): Promise<ReadonlyMap<number, SignUpLink>> {
  if (!signUp) return new Map()
  const links = await signUp.links(tx, applicationId, rows.map(invitedOf))
  return new Map(rows.map((row, index) => [row.user_id, links[index]!]))
}

const invitedOf = ({ email, first_name, last_name }: UnremindedRow): Invited => ({
  email,
  firstName: first_name,
  lastName: last_name,
})

function mailTo({ portalUrl }: ReminderDependencies, row: UnremindedRow, link?: SignUpLink) {
  const mail = reminderMail({
    name: `${row.first_name} ${row.last_name}`.trim(),
    applicationName: row.application_name,
    url: link?.url ?? `${portalUrl}/home?clientId=${row.application_id}`,
    kind: link ? 'account' : 'sign-in',
  })
  const { user_id: userId, email: address } = row
  return { userId, address, language: 'de' as const, sealedSecret: link?.sealedSecret, ...mail }
}
