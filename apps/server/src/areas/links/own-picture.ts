import { invalid } from '../../platform/problem.ts'
import { normalAddress } from './links.addresses.ts'
import { linkTexts } from './links.texts.ts'

/**
 * The path of a picture that lies with us; null for an empty address. Throws an error of the field
 * `imageUrl`: pages load no pictures of other hosts, by their content security policy.
 */
export function ownPicture(imageUrl: string, portalUrl: string): string | null {
  if (imageUrl.trim() === '') return null
  const address = normalAddress('reportlink', imageUrl, portalUrl)
  if (!address) throw invalid({ imageUrl: linkTexts.address })
  if (address.isExternal) throw invalid({ imageUrl: linkTexts['picture-elsewhere'] })
  return address.url
}
