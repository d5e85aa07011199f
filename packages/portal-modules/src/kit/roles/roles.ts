/** The roles of the sign-in profile (AUTH-16). */
const roles = ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'DIRECTORDER', 'AUTHOR', 'CLIENT_LEAD', 'CLIENT'] as const // prettier-ignore

export type Role = (typeof roles)[number]

export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word)
