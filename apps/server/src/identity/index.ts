export { createAccount } from './accounts/accounts.ts'
export { forgetAttemptsFrom, takeAttempt } from './sign-in/attempts.ts'
export { forgetSignInsJob } from './adapter.ts'
export { createAuthenticator } from './authenticator.ts'
export {
  apiResource,
  changeEmailUrl,
  changePasswordUrl,
  embeddedIssuer,
  issuerOf,
  secondFactorUrl,
  signedInPath,
} from './config.ts'
export { createEmailChanges } from './email-change/email-change.ts'
export { firstAdministratorLink } from './accounts/first-administrator.ts'
export { createSignUp } from './accounts/invitation.ts'
export { createPasswordResets, passwordResetJob } from './passwords/password-reset.ts'
export { mountIdentity } from './mount.ts'
export { createSessions, refuseEnded } from './sessions/create-sessions.ts'
export { lookOf, type Look } from './pages/look.ts'
export { secondFactorDemands, secondFactorSetting } from './second-factor/demand.ts'
export { createSecondFactors } from './second-factor/second-factors.ts'
export { createPasswords, publicPasswordCost } from './passwords/passwords.ts'
