// The names of files that are refused, for the server and for screens that say so before anything is sent (FILE-07).

/** What an application takes and refuses. Endings are lower case, without a dot. */
export interface FileRules {
  refused: ReadonlySet<string>
}

/** What a computer runs when somebody opens it: programs, scripts, installers, images of disks. */
const runnable = new Set(
  (
    'exe dll com scr pif cpl sys msi msp msix appx bat cmd ps1 psm1 psd1 vbs vbe js jse mjs cjs wsf wsh wsc ' +
    'hta lnk url inf reg msc scf jar jnlp class apk ipa iso img dmg pkg app deb rpm elf macho sh bash ' +
    'command csh ksh run out appimage chm gadget application appref-ms library-ms settingcontent-ms'
  ).split(' '),
)

/** Office documents that carry macros. */
export const macroEndings: readonly string[] = 'docm dotm xlsm xltm xlam pptm potm ppsm ppam sldm'.split(' ') // prettier-ignore

/** So much of a file is looked at to say what it is. Office documents name their kind within the first entries. */
export const fileHeadBytes = 65_536

/** Words that also stand inside ordinary names, as in `www.example.com.pdf` or `chart.js.png`. */
const commonWords = new Set('com js app out run url class img inf'.split(' '))

/** Without any setting. */
export const defaultRules: FileRules = { refused: new Set([...runnable, ...macroEndings]) }

/** The rules of an application by what it set; the words of a list stand between spaces or commas. */
export function rulesOf(settings: {
  refused?: string | undefined
  allowed?: string | undefined
  allowsMacros?: boolean | undefined
}): FileRules {
  const refused = new Set(defaultRules.refused)
  if (settings.allowsMacros) for (const ending of macroEndings) refused.delete(ending)
  for (const ending of readEndings(settings.allowed)) refused.delete(ending)
  for (const ending of readEndings(settings.refused)) refused.add(ending)
  return { refused }
}

/** Endings of a list as people write it: `.psd, ZIP;ai`. */
const readEndings = (list = ''): string[] =>
  list
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^\*?\.+/, ''))
    .filter((word) => word !== '')

/** Whether every word of a list can be the ending of a name. */
export const areEndings = (list: string): boolean =>
  readEndings(list).every((ending) => /^[a-z0-9][a-z0-9-]{0,19}$/.test(ending))

/** The ending for which a name is refused. An ending in the middle counts as well: `Plan.exe.pdf`. */
export function refusedEnding(name: string, { refused }: FileRules): string | undefined {
  const endings = name
    .toLowerCase()
    .split('.')
    .slice(1)
    .map((ending) => ending.trim())
  const last = endings.pop()
  if (last !== undefined && refused.has(last)) return last
  // What an application refuses beyond what runs is meant as the kind of the file, which its last ending says.
  return endings.find((one) => refused.has(one) && defaultRules.refused.has(one) && !commonWords.has(one)) // prettier-ignore
}
