import {
  auditLog,
  comments,
  directories,
  feedback,
  fileLinks,
  fileShares,
  fileVersions,
  applicationPulse,
  firstSteps,
  home,
  mails,
  notifications,
  officeDocuments,
  permissionGroups,
  invoices,
  reportTokens,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { AuditAction } from '../../src/platform/audit-actions.ts'
import { audienceSamples } from './audience.samples.ts'
import { campaignSamples } from './campaign.samples.ts'
import { chatSamples } from './chat.samples.ts'
import { componentSamples } from './component.samples.ts'
import { contactSamples } from './contact.samples.ts'
import { contentSamples } from './content.samples.ts'
import { groupSamples } from './group.samples.ts'
import { imageSamples } from './image.samples.ts'
import { integrationSamples } from './integration.samples.ts'
import { orderSamples } from './order.samples.ts'
import { pageSamples } from './page.samples.ts'
import { previewSamples } from './preview.samples.ts'
import { seminarSamples } from './seminar.samples.ts'
import { sessionSamples } from './session.samples.ts'
import { item, of, tenant, type Sample } from './sample.ts'
import { taskSamples } from './task.samples.ts'
import { tenantSamples } from './tenant.samples.ts'
import { timelineSamples } from './timeline.samples.ts'
import { userSamples } from './user.samples.ts'
import type { World } from './world.ts'

/** What an office server asks with. */
const officePass = async (world: World) => {
  const { id } = await world.file()
  const { body } = await world.admin.call(officeDocuments.link, { params: { id } })
  return { params: { id }, query: { access_token: body.accessToken } }
}
const foreignPass = async (world: World) => ({
  ...(await officePass(world)),
  params: { id: (await world.file()).id },
})

/** No tenant gives links away unless it says so. */
const giveLinks = ({ applicationId, rows }: World) =>
  rows(sql`
    insert into configuration_values (application_id, configuration_id, value)
    select a.id, d.id, 'true' from applications a, configuration_definitions d
    where a.id = ${applicationId} and d.key = 'FILE_SHARES_ENABLED'
    on conflict (application_id, configuration_id) do update set value = 'true'`)

/** A link to a file that somebody else made. */
const shareOf = async (world: World) => {
  const { id } = await world.file()
  const [share] = await world.rows<{ id: string }>(sql`
    insert into file_shares (application_id, id, component_id, expires_at, created_at, created_by)
    select c.application_id, gen_random_uuid(), c.id, now() + interval '1 day', now(), ${await world.person()}
    from components c where c.id = ${id}
    returning id`)
  return share!.id
}

/** The former content of a file that was replaced. */
const firstVersion = async (world: World) => {
  const file = await world.file()
  await world.admin.call(fileLinks.upload, {
    ...tenant(world),
    body: { ParentComponentId: world.explorerId, conflict: 'replace' },
    files: { files: [new File(['Zwei'], file.displayName)] },
  })
  return { params: { applicationId: world.applicationId, componentId: file.id, number: 1 } }
}

/** Something that stands in the log. */
const auditEntry = async (world: World, action: AuditAction) => {
  const [row] = await world.rows<{ id: number }>(sql`
    insert into audit_log (application_id, action, object_type, summary)
    select application_id, ${action}, 'user', '{}' from user_groups where id = ${world.groupId}
    returning id`)
  return { params: { applicationId: world.applicationId, entryId: row!.id } }
}

/** A comment on a file, said by the caller or by somebody else. */
const comment = async (world: World, by: 'caller' | 'another') => {
  const userId = by === 'caller' ? world.caller.userId : await world.person()
  const [row] = await world.rows<{ id: number }>(sql`
    insert into comments (application_id, component_id, text, created_by)
    select application_id, id, 'Probe', ${userId} from components
    where id = ${(await world.file()).id} returning id`)
  return { params: { applicationId: world.applicationId, commentId: row!.id } }
}

/** The caller as a user of the reports. */
const reader = async (world: World) => {
  const { userId } = world.caller
  await world.rows(sql`
    update application_users set has_business_objects_assignment = true
    where user_id = ${userId} returning user_id as id`)
  return { userId }
}

const credentials = (world: World, userId: number) => ({
  userId,
  username: world.text(),
  password: 'Probe',
  confirmation: 'Probe',
})

/** One for each row of rights.md. */
/** A customer of the tenant; of a tenant that is nowhere, one who is nowhere. */
async function customerOf({ shared, applicationId }: World): Promise<number> {
  const [row] = await shared<{ id: number }>(sql`
    select customer_ids[1] as id from applications where id = ${applicationId}`)
  return row?.id ?? 999_999
}

/** Number of an invoice to that customer. */
async function invoiceOf(world: World): Promise<string> {
  const number = world.text()
  await world.shared(sql`
    insert into invoices (application_id, customer_id, number, type, invoice_date, net_total, vat_amount)
    select id, customer_ids[1], ${number}, 'invoice', '2026-05-01', 100, 19
    from applications where id = ${world.applicationId}`)
  return number
}

export const samples: readonly Sample[] = [
  ...tenantSamples,
  ...imageSamples,
  ...campaignSamples,
  ...taskSamples,
  ...timelineSamples,
  ...contentSamples,
  ...integrationSamples,
  ...orderSamples,
  ...pageSamples,
  ...seminarSamples,

  ...userSamples,

  ...previewSamples,
  ...sessionSamples,

  of(invoices.outgoing, async (world) => ({
    params: { customerId: await customerOf(world) },
    query: { fromDate: '2026-01-01T09:00:00Z', toDate: '2026-12-31T09:00:00Z' },
  })),
  of(invoices.download, async (world) => ({
    params: { customerId: await customerOf(world), invoiceNumber: await invoiceOf(world) },
  })),
  of(invoices.xrechnung, async (world) => ({
    params: { customerId: await customerOf(world), invoiceNumber: await invoiceOf(world) },
  })),
  of(invoices.recipient, async (world) => ({
    params: { customerId: await customerOf(world) },
    query: { applicationId: world.applicationId },
  })),
  of(invoices.saveRecipient, async (world) => ({
    params: { customerId: await customerOf(world) },
    query: { applicationId: world.applicationId },
    body: {
      name: world.text(),
      street: 'Weg 1',
      postcode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
  })),
  of(reportTokens.get, async (world) => ({ body: await reader(world) }), 'for oneself'),
  of(reportTokens.get, async (world) => ({ body: { userId: await world.person() } }), 'another'),
  of(reportTokens.destroy, async (world) => ({ body: await reader(world) }), 'for oneself'),
  of(
    reportTokens.destroy,
    async (world) => ({ body: { userId: await world.person() } }),
    'another',
  ),
  of(
    reportTokens.set,
    async (world) => ({ body: credentials(world, (await reader(world)).userId) }),
    'for oneself',
  ),
  of(
    reportTokens.set,
    async (world) => ({ body: credentials(world, await world.person()) }),
    'another',
  ),

  ...contactSamples,
  ...groupSamples,

  of(permissionGroups.list, async (world) => item(world, await world.folder())),
  of(permissionGroups.people, async (world) => item(world, await world.folder())),

  of(home.overview, tenant),
  of(applicationPulse.get, () => ({})),
  of(firstSteps.get, tenant),
  of(firstSteps.hide, (world) => ({ ...tenant(world), body: { isHidden: true } })),

  ...audienceSamples,
  ...componentSamples,

  of(directories.create, (world) => ({
    ...tenant(world),
    body: { parentComponentId: world.explorerId, displayName: world.text() },
  })),
  of(directories.save, async (world) => ({
    ...tenant(world),
    body: { id: (await world.folder()).id, displayName: world.text() },
  })),

  of(fileLinks.upload, (world) => ({
    ...tenant(world),
    body: { ParentComponentId: world.explorerId },
    files: { files: [new File(['Probe'], `${world.text()}.txt`)] },
  })),
  of(fileLinks.unfinished, tenant),
  of(fileLinks.save, async (world) => ({
    ...tenant(world),
    body: { id: (await world.file()).id, displayName: `${world.text()}.txt` },
  })),
  of(fileLinks.link, async (world) => item(world, await world.file())),
  of(fileLinks.thumbnails, async (world) => ({
    ...tenant(world),
    body: { componentIds: [(await world.file()).id] },
  })),
  of(fileLinks.archive, async (world) => ({
    ...tenant(world),
    body: { componentIds: [(await world.folder()).id] },
  })),
  of(fileLinks.copy, async (world) => ({
    ...tenant(world),
    body: {
      toParentId: world.explorerId,
      items: [{ componentId: (await world.file()).id, conflict: 'keep-both' as const }],
    },
  })),
  of(fileShares.list, tenant),
  of(fileShares.create, async (world) => {
    await giveLinks(world)
    return { ...item(world, await world.file()), body: { days: 7, note: world.text() } }
  }),
  of(fileShares.request, async (world) => {
    await giveLinks(world)
    return { ...item(world, await world.folder()), body: { days: 7, note: world.text() } }
  }),
  of(fileShares.remove, async (world) => ({
    params: { ...tenant(world).params, shareId: await shareOf(world) },
  })),
  of(fileVersions.list, async (world) => item(world, await world.file())),
  of(fileVersions.link, async (world) => firstVersion(world)),
  of(fileVersions.restore, async (world) => firstVersion(world)),
  of(officeDocuments.link, async (world) => ({ params: { id: (await world.file()).id } })),
  of(officeDocuments.pdf, async (world) => ({
    params: { id: (await world.file(undefined, 'odp')).id },
  })),
  of(officeDocuments.info, officePass, 'with its token'),
  of(officeDocuments.info, foreignPass, 'with another one'),
  of(officeDocuments.contents, officePass, 'with its token'),
  of(officeDocuments.contents, foreignPass, 'with another one'),

  of(notifications.list, tenant),
  of(notifications.history, tenant),
  of(notifications.view, tenant),
  of(notifications.clear, tenant),

  of(comments.list, async (world) => item(world, await world.file())),
  of(comments.people, async (world) => item(world, await world.file())),
  of(comments.add, async (world) => ({
    ...item(world, await world.file()),
    body: { text: world.text() },
  })),
  of(
    comments.save,
    async (world) => ({ ...(await comment(world, 'caller')), body: { text: world.text() } }),
    'own',
  ),
  of(
    comments.save,
    async (world) => ({ ...(await comment(world, 'another')), body: { text: world.text() } }),
    "another's",
  ),
  of(comments.react, async (world) => ({
    ...(await comment(world, 'another')),
    body: { reaction: 'like' as const },
  })),
  of(
    comments.resolve,
    async (world) => ({ ...(await comment(world, 'caller')), body: { isResolved: true } }),
    'own',
  ),
  of(
    comments.resolve,
    async (world) => ({ ...(await comment(world, 'another')), body: { isResolved: true } }),
    "another's",
  ),
  of(comments.remove, (world) => comment(world, 'caller'), 'own'),
  of(comments.remove, (world) => comment(world, 'another'), "another's"),
  of(feedback.give, async (world) => ({
    ...item(world, { id: await world.component('seminar') }),
    body: { grade: 'top' as const },
  })),

  ...chatSamples,

  of(auditLog.list, tenant),
  of(auditLog.filters, tenant),
  of(auditLog.get, (world) => auditEntry(world, 'approval.approved'), 'approval'),
  of(auditLog.get, (world) => auditEntry(world, 'user-group.created'), 'change of rights'),
  of(auditLog.get, (world) => auditEntry(world, 'sign-in.accepted'), 'sign-in'),

  of(mails.list, tenant),
]
