export { createSession } from './session.ts'
export {
  isExpired,
  isProviderAway,
  mayEnter,
  mayReuseToken,
  needsOtherApplication,
  safeReturnTo,
  sessionScopes,
} from './session.logic.ts'
export type {
  Session,
  SessionOptions,
  SessionSnapshot,
  SessionUser,
  SignInOptions,
} from './session.types.ts'
export { useSession } from './useSession.ts'
