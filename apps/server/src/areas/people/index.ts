export { invitePeople, type InvitationOutcome, type NewPerson } from './invitations.service.ts'
export { canAssign } from './people.policy.ts'
export { lockPerson } from './people.repository.ts'
export { userRoutes } from './people.routes.ts'
