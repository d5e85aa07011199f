export { createAccount } from './accounts.ts'
export { forgetAttemptsFrom, takeAttempt } from './attempts.ts'
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
export { createEmailChanges } from './email-change.ts'
export { firstAdministratorLink } from './first-administrator.ts'
export { createSignUp } from './invitation.ts'
export { createPasswordResets, passwordResetJob } from './password-reset.ts'
export { mountIdentity } from './mount.ts'
export { createSessions, refuseEnded } from './create-sessions.ts'
export { lookOf, type Look } from './pages/look.ts'
export { secondFactorDemands, secondFactorSetting } from './second-factor/demand.ts'
export { createSecondFactors } from './second-factor/second-factors.ts'
export { createPasswords, publicPasswordCost } from './passwords.ts'
