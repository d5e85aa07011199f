import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { calls, componentReactions, contract, images, pathNames, seminars } from './index.ts'

const base = (call: { base?: string }) => call.base ?? 'api'
const shape = (path: string) => path.replaceAll(/\{\+?\w+\}/g, '{}')
const encodingOf = (id: string) => calls.find((call) => call.id === id)?.encoding
const keys = new Set(calls.map((call) => `${base(call)} ${call.method} ${shape(call.path)}`))

/** Every call that the specifications show: A is the shell, B the business areas. */
const documented: readonly [string, string][] = [
  // A7, default API
  ['api GET', 'applications'],
  ['api GET', 'applications/{}/configuration'],
  ['api PUT', 'applications/{}/configuration'],
  ['api GET', 'configurations'],
  ['api GET', 'configurations/cloudinary'],
  ['api GET', 'features'],
  ['api GET', 'mediaTypes'],
  ['api GET', 'users/current'],
  ['api PUT', 'users/current'],
  ['api GET', 'pages/{}'],
  ['api GET', 'users/application/{}'],
  ['api PUT', 'users/application/{}'],
  ['api PUT', 'users/application/{}/assign'],
  ['api POST', 'users/application/{}'],
  ['api GET', 'users'],
  ['api GET', 'users/{}'],
  ['api GET', 'contacts/{}'],
  ['api GET', 'userGroups/{}'],
  ['api POST', 'userGroups/{}'],
  ['api PUT', 'userGroups/{}'],
  ['api GET', 'usergroupmember/application/{}/user/{}'],
  ['api POST', 'usergroupmember/application/{}'],
  ['api GET', 'permissiongroups/{}/{}/groups'],
  ['api GET', 'themes/{}'],
  ['api POST', 'themes/{}'],
  ['api PUT', 'themes/{}'],
  ['api POST', 'setup'],
  ['api GET', 'notifications/{}'],
  ['api POST', 'notifications/{}/view'],
  ['api POST', 'notifications/{}/clear'],
  ['api GET', 'chats/{}'],
  ['api GET', 'chats/{}/{}'],
  ['api GET', 'components/{}/{}'],
  ['api POST', 'components/{}/{}/track'],
  ['api POST', 'componentreactions/{}/{}/{}'],
  ['api DELETE', 'componentreactions/{}/{}'],
  ['api GET', 'components/{}/{}/children'],
  ['api GET', 'components/{}/search'],
  ['api PUT', 'fileexplorer/{}/directory'],
  ['api PUT', 'filelinks/{}'],
  ['api PUT', 'reportlinks/{}'],
  ['api PUT', 'pagelinks/{}'],
  ['api DELETE', 'components/{}/{}'],
  ['api DELETE', 'directorder/{}/{}/delete'],
  ['api GET', '{}'], // lookup values, at a path that the caller supplies
  // A7, other bases
  ['services POST', 'GetToken'],
  ['services POST', 'DestroyToken'],
  ['services POST', 'SetToken'],
  ['storage GET', 'wopi/files/{}/link/1'],
  ['images POST', 'upload'],
  // B7
  ['api GET', 'campaigns/{}'],
  ['api GET', 'campaigns/{}/{}'],
  ['api GET', 'campaigns/{}/{}/budgets'],
  ['api POST', 'campaigns/submit'],
  ['api POST', 'campaigns/document'],
  ['api GET', 'channels/{}/{}'],
  ['api GET', 'posts/{}/{}'],
  ['extendedServices GET', 'posts/{}/{}'],
  ['extendedServices POST', 'posts/{}/{}'],
  ['api GET', 'cockpits/{}/external/{}'],
  ['api GET', 'cockpits/{}/{}'],
  ['api GET', '{}/{}/{}'], // cockpit data, at a path that the layout supplies
  ['api GET', 'buildingblocks/{}/matching'],
  ['api POST', 'buildingblocks/{}'],
  ['api PUT', 'buildingblocks/{}'],
  ['api GET', 'directordernext/{}/overview'],
  ['api GET', 'directordernext/{}/direct-orders'],
  ['api GET', 'directordernext/{}/direct-orders/{}'],
  ['api GET', 'directordernext/{}/direct-orders/media-type/{}'],
  ['api GET', 'directordernext/{}/building-blocks'],
  ['api GET', 'directordernext/{}/building-blocks/{}'],
  ['api GET', 'directordernext/{}/building-blocks/values/{}'],
  ['api GET', 'directorder/{}/lookup'],
  ['api POST', 'directorder/{}'],
  ['api POST', 'directorder/{}/{}'],
  ['api PUT', 'directorder/{}/status'],
  ['api PUT', 'directorder/{}'],
  ['api PUT', 'components/{}/{}/move'],
  ['api POST', 'directories/{}'],
  ['api POST', 'filelinks/{}/many'],
  ['api GET', 'tasks/{}/{}'],
  ['api GET', 'tasks/{}/mytasks/{}'],
  ['api GET', 'tasks/{}/overview'],
  ['api POST', 'tasks/{}'],
  ['api PUT', 'tasks/{}'],
  ['api DELETE', 'tasks/{}/{}/{}'],
  ['api POST', 'tasks/{}/bucket'],
  ['api PUT', 'tasks/{}/bucket'],
  ['api GET', 'comments/components/{}/{}'],
  ['api POST', 'comments/components/{}/{}'],
  ['api GET', 'timeline/{}/{}/15'],
  ['services GET', 'invoices/{}/outgoing'],
]

/** What the server of this version serves; everything else is `planned`. */
const built = [
  'absences.end',
  'absences.get',
  'absences.save',
  'analytics.track',
  'applicationPulse.get',
  'applications.configuration',
  'applications.list',
  'applications.saveConfiguration',
  'approvals.count',
  'approvals.inbox',
  'approvals.mine',
  'approvals.nudge',
  'approvals.ofCampaign',
  'approvals.waiting',
  'audiences.get',
  'audiences.preview',
  'audiences.save',
  'audiences.undo',
  'auditLog.filters',
  'auditLog.get',
  'auditLog.list',
  'buildingBlocks.create',
  'buildingBlocks.matching',
  'buildingBlocks.save',
  'calendarFeeds.get',
  'calendarFeeds.renew',
  'calendarFeeds.withdraw',
  'campaignDates.upcoming',
  'campaignKeeping.audience',
  'campaignKeeping.deleted',
  'campaignKeeping.remove',
  'campaignKeeping.restore',
  'campaignKeeping.saveAudience',
  'campaignPlanning.change',
  'campaignPlanning.choices',
  'campaignPlanning.create',
  'campaignPlanning.put',
  'campaignPlanning.replace',
  'campaignPlanning.undo',
  'campaigns.budgets',
  'campaigns.document',
  'campaigns.documents',
  'campaigns.get',
  'campaigns.history',
  'campaigns.list',
  'campaigns.plan',
  'campaigns.release',
  'campaigns.save',
  'campaigns.star',
  'campaigns.submit',
  'certificates.download',
  'certificates.withdraw',
  'channelPosts.add',
  'channelPosts.list',
  'channels.get',
  'channels.move',
  'channels.save',
  'chats.create',
  'chats.get',
  'chats.list',
  'chats.send',
  'chats.view',
  'cockpits.data',
  'cockpits.external',
  'cockpits.get',
  'comments.add',
  'comments.list',
  'comments.people',
  'comments.react',
  'comments.remove',
  'comments.resolve',
  'comments.save',
  'componentReactions.inside',
  'componentReactions.remove',
  'componentReactions.set',
  'componentSearch.find',
  'componentStars.list',
  'componentStars.set',
  'componentTags.list',
  'componentTags.save',
  'components.children',
  'components.get',
  'components.move',
  'components.moveMany',
  'components.path',
  'components.purgeMany',
  'components.remove',
  'components.removeMany',
  'components.restore',
  'components.restoreMany',
  'components.track',
  'components.trash',
  'configurationHistory.history',
  'configurationHistory.reset',
  'configurations.cloudinary',
  'configurations.list',
  'contactBatch.put',
  'contactImport.put',
  'contacts.arrange',
  'contacts.callback',
  'contacts.create',
  'contacts.get',
  'contacts.list',
  'contacts.remove',
  'contacts.restore',
  'contacts.save',
  'contacts.slots',
  'customers.create',
  'customers.list',
  'customers.save',
  'directOrderNext.buildingBlock',
  'directOrderNext.buildingBlockValues',
  'directOrderNext.buildingBlocks',
  'directOrderNext.days',
  'directOrderNext.download',
  'directOrderNext.get',
  'directOrderNext.list',
  'directOrderNext.mediaType',
  'directOrderNext.overview',
  'directOrderNext.summaries',
  'directOrders.cancel',
  'directOrders.checkFile',
  'directOrders.create',
  'directOrders.decide',
  'directOrders.lookup',
  'directOrders.nudge',
  'directOrders.regionBudgets',
  'directOrders.remove',
  'directOrders.save',
  'directOrders.saveRegionBudget',
  'directOrders.saveStatus',
  'directories.create',
  'directories.save',
  'directoryGroups.list',
  'directoryGroups.save',
  'features.list',
  'feedback.give',
  'figures.costs',
  'figures.kpis',
  'figures.putCosts',
  'figures.putKpis',
  'fileLinks.archive',
  'fileLinks.copy',
  'fileLinks.link',
  'fileLinks.save',
  'fileLinks.thumbnails',
  'fileLinks.unfinished',
  'fileLinks.upload',
  'fileShares.create',
  'fileShares.list',
  'fileShares.remove',
  'fileShares.request',
  'fileVersions.link',
  'fileVersions.list',
  'fileVersions.restore',
  'firstSteps.get',
  'firstSteps.hide',
  'home.overview',
  'images.get',
  'images.stock',
  'images.upload',
  'integrations.create',
  'integrations.list',
  'integrations.revoke',
  'integrations.rotate',
  'integrations.save',
  'invoiceImport.put',
  'invoiceImport.putDocument',
  'invoices.download',
  'invoices.outgoing',
  'invoices.recipient',
  'invoices.saveRecipient',
  'invoices.xrechnung',
  'linkCollections.arrange',
  'linkCollections.create',
  'linkCollections.save',
  'lookups.values',
  'mails.list',
  'mediaLessons.add',
  'mediaLessons.remove',
  'mediaLessons.replace',
  'mediaLessons.save',
  'mediaTypes.list',
  'notifications.clear',
  'notifications.history',
  'notifications.list',
  'notifications.view',
  'officeDocuments.contents',
  'officeDocuments.info',
  'officeDocuments.link',
  'officeDocuments.pdf',
  'pageLinks.create',
  'pageLinks.save',
  'pageManagement.arrange',
  'pageManagement.contents',
  'pageManagement.create',
  'pageManagement.list',
  'pageManagement.remove',
  'pageManagement.restore',
  'pageManagement.save',
  'pageModules.arrange',
  'pageModules.create',
  'pageModules.remove',
  'pageModules.restore',
  'pageModules.save',
  'pageTemplates.apply',
  'pageTemplates.list',
  'pages.list',
  'peopleImport.put',
  'permissionGroups.list',
  'permissionGroups.people',
  'planImports.mapping',
  'planImports.saveMapping',
  'posts.create',
  'posts.get',
  'posts.list',
  'posts.save',
  'previews.end',
  'previews.list',
  'previews.start',
  'releaseNotes.list',
  'releaseNotes.see',
  'reportLinks.create',
  'reportLinks.save',
  'reportTokens.destroy',
  'reportTokens.get',
  'reportTokens.set',
  'savedViews.create',
  'savedViews.groups',
  'savedViews.list',
  'savedViews.remove',
  'savedViews.roles',
  'savedViews.save',
  'scormPackages.upload',
  'seminarDeadlines.list',
  'seminarReports.person',
  'seminarReports.remind',
  'seminarReports.signOffPeople',
  'seminarReports.signUpGroups',
  'seminars.create',
  'seminars.get',
  'seminars.launch',
  'seminars.list',
  'seminars.report',
  'seminars.reset',
  'seminars.runtime',
  'seminars.save',
  'seminars.saveRuntime',
  'seminars.setAttendance',
  'seminars.signOff',
  'seminars.signUp',
  'sessions.end',
  'sessions.endOf',
  'sessions.endOthers',
  'sessions.list',
  'setup.create',
  'tasks.create',
  'tasks.createBucket',
  'tasks.get',
  'tasks.list',
  'tasks.ofBucket',
  'tasks.ofUser',
  'tasks.overdue',
  'tasks.overview',
  'tasks.place',
  'tasks.remove',
  'tasks.save',
  'tasks.saveBucket',
  'themes.create',
  'themes.list',
  'themes.remove',
  'themes.save',
  'timeline.create',
  'timeline.get',
  'timeline.list',
  'timeline.overview',
  'timeline.remove',
  'timeline.restore',
  'timeline.save',
  'timelineBatch.list',
  'timelineBatch.put',
  'timelineImport.put',
  'userGroupMembers.all',
  'userGroupMembers.list',
  'userGroupMembers.save',
  'userGroupMembers.saveMany',
  'userGroups.create',
  'userGroups.list',
  'userGroups.members',
  'userGroups.remove',
  'userGroups.save',
  'users.add',
  'users.answerInvitation',
  'users.assign',
  'users.current',
  'users.directory',
  'users.invitations',
  'users.notificationSettings',
  'users.ofApplication',
  'users.ofCustomers',
  'users.resetSecondFactor',
  'users.save',
  'users.saveCurrent',
  'users.saveNotificationSettings',
  'users.sendEmailLink',
  'users.sendPasswordLink',
]

describe('the contract', () => {
  test.each(documented)('holds %s %s', (method, path) => {
    expect(keys).toContain(`${method} ${path}`)
  })

  test('what the specifications do not show is an extension, and nothing else is', () => {
    const shown = new Set(documented.map(([method, path]) => `${method} ${path}`))
    const odd = calls.filter(
      (call) =>
        (call.extension === true) === shown.has(`${base(call)} ${call.method} ${shape(call.path)}`),
    )
    expect(odd.map((call) => call.id)).toEqual([])
  })

  test('what is not built is planned', () => {
    expect(
      calls
        .filter((call) => !call.planned)
        .map((call) => call.id)
        .sort(),
    ).toEqual(built)
  })

  test('ids are unique, and so are method and path on each base (CAMP-16)', () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length)
    expect(keys.size).toBe(calls.length)
  })

  test('an area’s calls carry its name', () => {
    for (const [name, area] of Object.entries(contract))
      for (const [key, call] of Object.entries(area)) expect(call.id).toBe(`${name}.${key}`)
  })

  test('every call names requirement rows that exist', () => {
    const text = readFileSync(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8')
    const known = new Set([...text.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map((match) => match[1]))
    expect(known.size).toBeGreaterThan(400)
    const unknown = calls.flatMap((call) =>
      (call.rows ?? ['none']).filter((row) => !known.has(row)).map((row) => `${call.id} ${row}`),
    )
    expect(unknown).toEqual([])
  })

  test('every row of the shell’s calls is named by a call', () => {
    const rows = new Set(calls.flatMap((call) => call.rows ?? []))
    const missing = Array.from({ length: 44 }, (_, index) => String(index + 1).padStart(2, '0'))
      // API-38 is about bases, not about a call.
      .filter((number) => number !== '38' && !rows.has(`API-${number}`))
    expect(missing).toEqual([])
  })

  test('names in a path are the keys of its parameters', () => {
    const wrong = calls.filter((call) => {
      const shape = (call.params as { shape?: object } | undefined)?.shape ?? {}
      return pathNames(call.path).sort().join() !== Object.keys(shape).sort().join()
    })
    expect(wrong.map((call) => call.id)).toEqual([])
  })

  test('bodies say how they travel, files only in multipart, reads have no body', () => {
    const wrong = calls.filter(
      (call) =>
        (call.body !== undefined) !== (call.encoding !== undefined) ||
        (call.files !== undefined && call.encoding !== 'multipart') ||
        (call.jsonFields !== undefined && call.encoding === 'json') ||
        (call.method === 'GET' && call.body !== undefined),
    )
    expect(wrong.map((call) => call.id)).toEqual([])
  })

  test('bodies travel as the specifications show (API-03, API-14, API-21, API-24, API-25, API-40, API-44)', () => {
    const encodings = {
      form: [
        'applications.saveConfiguration',
        'linkCollections.create',
        'pageLinks.create',
        'posts.create',
        'reportLinks.create',
        'seminars.create',
        'setup.create',
        'themes.create',
        'themes.save',
      ],
      multipart: ['images.upload', 'users.add'],
      json: ['userGroupMembers.save'],
    }
    for (const [encoding, ids] of Object.entries(encodings))
      for (const id of ids) expect([id, encodingOf(id)]).toEqual([id, encoding])
    const withData = calls.filter((call) => call.jsonFields?.includes('data')).map(({ id }) => id)
    expect(withData).toEqual(expect.arrayContaining(encodings.form.slice(1, 6)))
  })

  test('a path that a caller supplies stays below the base (API-43)', () => {
    const params = contract.lookups.values.params
    for (const path of ['campaigns/values', 'a-b/c_d/1'])
      expect(z.safeParse(params, { path }).success).toBe(true)
    for (const path of ['https://else.where', '//else.where', '/a', '../a', 'a/../b', 'a?b', ''])
      expect(z.safeParse(params, { path }).success).toBe(false)
    expect(z.safeParse(images.get.params, { publicId: '../secret' }).success).toBe(false)
  })

  test('JSON inside a form is checked like any other body (API-40)', () => {
    const form = { displayName: 'Planung', kind: 'dated' }
    const read = (data: string) => z.safeParse(seminars.create.body, { ...form, data })
    expect(read('{"parentComponentId":3,"userGroupIds":[1]}').data?.data).toEqual({
      parentComponentId: 3,
      userGroupIds: [1],
    })
    for (const data of ['', '{', 'null', '{"parentComponentId":"3"}'])
      expect(read(data).success).toBe(false)
  })

  test('reactions are five and named as decided (CMT-05)', () => {
    const params = (reaction: string) => ({ applicationId: '1', componentId: '2', reaction })
    for (const reaction of ['like', 'heart', 'very-satisfied', 'very-dissatisfied', 'idea'])
      expect(z.safeParse(componentReactions.set.params, params(reaction)).success).toBe(true)
    expect(z.safeParse(componentReactions.set.params, params('wow')).success).toBe(false)
  })
})
