import * as z from 'zod/mini'
import { line } from './text.ts'

/** An integer id, 32 bits. `-1` stands for "new" or "all components" where a call says so. */
export const id = z.int32()

/** An id in a path or a query, where everything is text. */
export const idText = z.pipe(z.string().check(z.regex(/^-?\d{1,9}$/)), z.transform(Number))

/** A host: a name in any script, or numbers, with a port. No quote that would end an attribute, no user. */
const host = String.raw`(?:\[[0-9A-Fa-f:.]+\]|[^\s"'<>\\^|{}()!$&*+,;=%@:/?#[\]\x60]+)(?::\d{1,5})?`
const wholeHost = new RegExp(`^${host}$`)

/** Whether a text is the host of a web address; browsers take more, such as `evil.example"onclick=1`. */
export const isHost = (text: string) => wholeHost.test(text)

/** A path of ours: nothing that could run, end an attribute, or lead to another host (VAL-05). */
const pathPattern = String.raw`\/(?!\/)[^\s"<>\\\x60]*`

/**
 * Where a picture lies: a path of ours, or none. Pages load no pictures from elsewhere, by their
 * content security policy: such an address would show nothing, so it is refused, and the picture is
 * uploaded instead.
 */
export const pictureAddress = z
  .string()
  .check(z.trim(), z.maxLength(2_000), z.regex(new RegExp(`^(${pathPattern})?$`)))

/** The same; `-not-found-` is none, too (ENT-01). */
export const pictureUrl = z
  .string()
  .check(z.trim(), z.maxLength(2_000), z.regex(new RegExp(`^(${pathPattern}|-not-found-)?$`)))

/** No address of another host: neither `//host` nor anything with a scheme. */
const notElsewhere = z.refine<string>((text) => !/^\s*(?:\/\/|[A-Za-z][\w+.-]*:)/.test(text))

/** The name of an icon, or where a picture lies: not on another host. */
export const iconText = z.string().check(z.trim(), z.minLength(2), z.maxLength(100), notElsewhere)

/** An e-mail address. */
export const emailAddress = z.email().check(z.maxLength(254))

/** Several ids in a query, with commas between them: at most 200. */
export const idsText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/)),
  z.transform((text) => text.split(',').map(Number)),
)

/** A moment in UTC: `2027-04-01T08:00:00.000Z`. */
export const moment = z.iso.datetime({ offset: true })

/** A calendar day, on the wire ISO at 10:00 Europe/Berlin (VAL-11). */
export const day = z.iso.datetime({ offset: true })

/** A flag in a form field or a query: absent is false (VAL-10). */
export const flagText = z._default(
  z.pipe(
    z.enum(['true', 'false', '1', '0', 'on', '']),
    z.transform((text) => text === 'true' || text === '1' || text === 'on'),
  ),
  false,
)

/** A whole number in a form field or a query; an empty text is none. */
export const wholeText = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))

/**
 * An amount of money in a request, with two decimals at most, as it is kept: a third is refused, since
 * nobody would hear of the rounding (CAMP-10).
 */
export const money = z.number().check(
  z.minimum(0),
  z.maximum(999_999_999_999),
  // As the document of the calls says it; among large amounts it tolerates what the next one does not.
  z.multipleOf(0.01),
  z.refine((amount) => Number(amount.toFixed(2)) === amount, { params: { decimals: 2 } }),
)

/** The same in a form field, where everything is text. */
export const moneyText = z.pipe(
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)),
  z.transform(Number),
)

/** A form field that holds JSON (API-40); text that is none fails with the schema's own messages. */
export const jsonText = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.pipe(z.string().check(z.maxLength(100_000)), z.transform(parseJson)), schema)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A path below the API base that a caller supplies: no scheme, no host, no way up (API-43). */
export const relativePath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/), z.maxLength(200))

/**
 * Ids of the groups that shall see an item. A person alone is among them with the negative of their id,
 * see `groupOfPerson`.
 */
export const groupIds = z.array(id).check(z.maxLength(200))

/** A display name: required, 3 to 100 characters (VAL-06). */
export const displayName = line(3, 100)

/** The path parameters of most calls. */
export const application = z.object({ applicationId: idText })
export const component = z.object({ applicationId: idText, componentId: idText })

/**
 * What happens where a folder has the name already (T-65). What a moved or restored file replaces
 * goes to the trash; what an upload replaces stays as a version of the file (T-71).
 */
export const conflictAnswers = ['refuse', 'replace', 'keep-both'] as const
/** That choice in a request; refusing is the rule. */
export const conflict = z._default(z.enum(conflictAnswers), 'refuse')
