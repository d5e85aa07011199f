import type { Catalogue } from './messages.ts'

/**
 * What is wrong with a catalogue, in words; nothing is an empty list. `equal` names the keys whose
 * text is rightly the same in both languages.
 */
export function catalogueFaults(
  { en, de }: { en: Catalogue['en']; de: Readonly<Record<string, string>> },
  equal: readonly string[] = [],
): string[] {
  const faults: string[] = []
  const keys = new Set([...Object.keys(en.texts), ...Object.keys(de)])
  for (const key of keys) {
    const english = en.texts[key]
    const german = de[key]
    if (english === undefined || german === undefined) {
      faults.push(`${key} is missing in ${german === undefined ? 'German' : 'English'}`)
      continue
    }
    if (english === german && !equal.includes(key)) faults.push(`${key} is not translated`)
    if (english !== german && equal.includes(key)) faults.push(`${key} is allowed for nothing`)
    const [wanted, found] = [placeholders(english), placeholders(german)]
    if (wanted !== found) faults.push(`${key} has ${found} in German, ${wanted} in English`)
  }
  return faults
}

// What stands after a plural's selector is text, even when it is one word: `=0 {empty}`.
const placeholder = /(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)(?=[,}])|<(\w+)>/g

/** A choice between texts without values of their own; its cases are no values either. */
const plainChoice = /\{(\w+), select,(?: \w+ \{[^{}]*\})+\}/g

const placeholders = (text: string): string =>
  [
    ...new Set(
      [...text.replaceAll(plainChoice, '{$1}').matchAll(placeholder)].map(
        (match) => match[1] ?? match[2],
      ),
    ),
  ]
    .sort()
    .join(', ')
