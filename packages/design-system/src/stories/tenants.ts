/** Brands to look at everything under: the default, those of real clients, and the hard ones. */
export const TENANTS = {
  default: { title: 'Atrium blue', theme: { primary: 'rgb(35, 146, 212)', secondary: '#0f8f6b' } },
  yellow: { title: 'Yellow', theme: { primary: '#ffd60a', secondary: '#1f1f1f' } },
  plum: { title: 'Plum', theme: { primary: '#7a1f4b', secondary: '#d98c00' } },
  red: { title: 'Red', theme: { primary: '#c8102e', secondary: '#5b6770' } },
  green: { title: 'Green', theme: { primary: '#1f8a5b', secondary: '#b8d432' } },
  nearWhite: { title: 'Near white', theme: { primary: '#fefefe', secondary: '#dddddd' } },
  nearBlack: { title: 'Near black', theme: { primary: '#010101', secondary: '#444444' } },
} as const

export type TenantName = keyof typeof TENANTS
