/** What the attributes of a tag say, as far as they are understood. */
export interface Settings {
  /** A module, such as `campaigns`. */
  type: string
  /** Origin of the server, without a slash at the end. */
  server: string
  application: number
  /** The component of a page that is shown; absent: the first one of the module's kind. */
  component?: number
  locale: 'de' | 'en'
  /** Colours instead of the application's own. */
  brand?: { primary: string; secondary?: string }
  mode: 'light' | 'dark' | 'system'
  /** People may sign in in a window where the page has no token. */
  hasPopup: boolean
}

/** An attribute that is missing or says nothing that is understood. */
export interface AttributeFault {
  attribute: string
  value: string | null
}

export const attributes = [
  'type',
  'server',
  'application',
  'component',
  'locale',
  'brand',
  'mode',
  'sign-in',
] as const

type Read = (name: (typeof attributes)[number]) => string | null

const number = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined
const color = /^#[\da-f]{6}$/i

/** Reads a tag's attributes; `around` is the language of the page that it stands in. */
export function readSettings(read: Read, around: string): Settings | AttributeFault {
  const fault = (attribute: (typeof attributes)[number]): AttributeFault => ({
    attribute,
    value: read(attribute),
  })
  const type = read('type')?.trim()
  const server = read('server')?.trim() ?? ''
  const application = number(read('application'))
  const component = number(read('component'))
  if (!type) return fault('type')
  if (!URL.canParse(server) || !/^https?:/.test(server)) return fault('server')
  if (application === undefined) return fault('application')
  if (read('component') !== null && component === undefined) return fault('component')
  const [primary, secondary, ...more] = read('brand')?.trim().split(/\s+/) ?? []
  const colors = [primary, secondary].filter((one) => one !== undefined)
  if (more.length > 0 || !colors.every((one) => color.test(one))) return fault('brand')
  const mode = read('mode') ?? 'light'
  if (!['light', 'dark', 'auto'].includes(mode)) return fault('mode')
  return {
    type,
    server: new URL(server).origin,
    application,
    ...(component !== undefined && { component }),
    locale: (read('locale') ?? around).toLowerCase().startsWith('en') ? 'en' : 'de',
    ...(primary !== undefined && { brand: { primary, ...(secondary && { secondary }) } }),
    mode: mode === 'auto' ? 'system' : (mode as 'light' | 'dark'),
    hasPopup: read('sign-in') === 'popup',
  }
}
