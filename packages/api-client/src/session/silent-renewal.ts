import { UserManager } from 'oidc-client-ts'

/**
 * For `/silent_renew.html` alone (AUTH-05): hands the identity provider's answer from the hidden
 * frame to the portal around it, which checks it and fetches the tokens.
 */
export function completeSilentRenewal(): Promise<void> {
  const manager = new UserManager({
    // Only the portal talks to the provider; here nothing but the address of the page is passed on.
    authority: window.location.origin,
    client_id: '',
    redirect_uri: window.location.origin,
    automaticSilentRenew: false,
  })
  return manager.signinSilentCallback(window.location.href)
}
