/** An agency that runs portals, with its logo for light grounds and a white one (ENT-22). */
export interface AgencyLogo {
  /** As it is spoken and written. */
  name: string
  /** Address of the logo for light grounds. */
  normal: string
  /** Address of the white one, for dark and coloured grounds. */
  white: string
}

/** The court from above, in one colour. */
const court = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><g fill="none" stroke="${color}" stroke-width="2"><rect x="2" y="2" width="28" height="28" rx="8"/><rect x="8" y="8" width="16" height="16" rx="5"/></g><rect x="13" y="13" width="6" height="6" rx="2" fill="${color}"/></svg>`,
  )}`

/** The agencies, the portal's own first; a product of another agency puts its own in their place. */
export const agencyLogos: readonly [AgencyLogo, ...AgencyLogo[]] = [
  { name: 'Atrium', normal: court('#12344a'), white: court('#ffffff') },
]
