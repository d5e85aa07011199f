import { peopleImport, users } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createUsersService, ownNotificationSettings } from '../users/index.ts'
import { createInvitationsService } from './invitations.service.ts'
import { createPeopleImportService } from './people-import.service.ts'
import { createPeopleService } from './people.service.ts'
import { createRequestsService } from './requests.service.ts'

/** Calls of users: about oneself, and about the people of an application. */
export function userRoutes(deps: Dependencies): Route[] {
  const own = createUsersService(deps)
  const settings = ownNotificationSettings(deps)
  const people = createPeopleService(deps)
  const invitations = createInvitationsService(deps)
  const requests = createRequestsService(deps)
  const lists = createPeopleImportService(deps)
  return [
    ...implement(peopleImport, {
      put: ({ actor, params, body }) => lists.put(actor, params.applicationId, body),
    }),
    ...implement(users, {
      current: ({ actor }) => own.current(actor),
      saveCurrent: ({ actor, body }) => own.saveCurrent(actor, body),
      notificationSettings: ({ actor }) => settings.read(actor),
      saveNotificationSettings: ({ actor, body }) => settings.save(actor, body),
      invitations: ({ actor }) => requests.list(actor),
      answerInvitation: ({ actor, params, body }) =>
        requests.answer(actor, params.applicationId, body.answer),
      ofCustomers: ({ actor, query }) => people.ofCustomers(actor, query.customerIds),
      directory: ({ actor, params }) => people.directory(actor, params.applicationId),
      ofApplication: ({ actor, params }) => people.ofApplication(actor, params.applicationId),
      save: ({ actor, params, body, ifMatch }) =>
        people.save(actor, params.applicationId, body, ifMatch),
      assign: ({ actor, params, body: { userId, hasBusinessObjectsAssignment } }) =>
        people.assign(actor, params.applicationId, {
          userId,
          hasAssignment: hasBusinessObjectsAssignment,
        }),
      sendPasswordLink: ({ actor, params, body }) =>
        people.sendPasswordLink(actor, params.applicationId, body.userId),
      resetSecondFactor: ({ actor, params, body }) =>
        people.resetSecondFactor(actor, params.applicationId, body.userId),
      sendEmailLink: ({ actor, params, body: { userId, email } }) =>
        people.sendEmailLink(actor, params.applicationId, { userId, email }),
      add: ({ actor, params, body, language }) =>
        invitations.add(actor, params.applicationId, body, language),
    }),
  ]
}
