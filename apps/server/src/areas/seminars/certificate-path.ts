/** Where everybody checks a certificate by its number, without signing in (T-90). */
export const certificatePath = '/academy/certificates'
