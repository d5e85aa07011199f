export {
  firstMessage,
  isBlank,
  maxLength,
  minLength,
  required,
  strictUrl,
  url,
} from './checks.ts'
export type { Message } from './checks.ts'
export { LINK_LENGTHS, linkItem, linkVariant } from './links.ts'
export type { LinkItem, LinkVariant } from './links.ts'
export { isStrictUrl, isUrl, withScheme } from './urls.ts'
export { validationStrings } from './words.ts'
