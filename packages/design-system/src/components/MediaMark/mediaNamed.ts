import { searchable } from '../../search/index.ts'
import { MEDIA, type Media } from '../../theme/index.ts'
import { mediaMarkStrings } from './mediaMark.strings.ts'

/** The media type that a text names, in either language of the portal and however it is spelt; undefined: none. */
export function mediaNamed(text: string): Media | undefined {
  const wanted = plain(text)
  return MEDIA.find((kind) =>
    [kind, mediaMarkStrings.en[kind], mediaMarkStrings.de[kind]].some(
      (word) => plain(word) === wanted,
    ),
  )
}

const plain = (text: string) => searchable(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
