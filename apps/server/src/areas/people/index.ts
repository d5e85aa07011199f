export { invitePeople, type InvitationOutcome, type NewPerson } from './invitations.service.ts'
export { userRoutes } from './people.routes.ts'
