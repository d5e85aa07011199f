import { mediaKindOf, mediaTypes, type MediaType } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { mediaColours, mediaTypeNames } from './media-types.texts.ts'

/** The media types in the order of their ids, named in the language of the caller. */
export const listMediaTypes = (language: 'de' | 'en'): MediaType[] =>
  Object.entries(mediaTypeNames).map(([text, names]) => {
    const icon = mediaKindOf(Number(text))
    return { id: Number(text), name: names[language], icon, colour: mediaColours[icon] }
  })

/** The same for every application, so anybody who is signed in may ask. */
export const mediaTypeRoutes = (): Route[] =>
  implement(mediaTypes, {
    list: async ({ language }) => listMediaTypes(language),
  })
