import { macroEndings, refusedEnding, type FileRules } from '@atrium/api-client/contract'
import { fileTypeFromBuffer } from 'file-type'
import { invalid } from '../problem.ts'
import type { ProblemText } from '../problem.ts'
import { fieldTexts } from './texts.ts'

export { areEndings, defaultRules, rulesOf, type FileRules } from '@atrium/api-client/contract'

/** The kind that a file is by its first bytes, as an ending; undefined where they say nothing. */
async function kindOf(head: Uint8Array): Promise<string | undefined> {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.subarray(0, 3).toString('latin1') === '#!/') return 'sh'
  // ISO 9660 says what it is behind sixteen empty sectors.
  if (bytes.subarray(0x8001, 0x8006).toString('latin1') === 'CD001') return 'iso'
  const ext = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext
  if (ext === undefined) return undefined
  // Two letters at the front are all that these are known by, and a text may begin with them as well.
  if ((ext === 'exe' || ext === 'dmg') && !bytes.includes(0)) return undefined
  if (ext === 'cfb' && bytes.includes(installerClass)) return 'msi'
  return (bytes.includes('vbaProject.bin') ? macrosOf[ext] : undefined) ?? ext
}

/** The class of Windows Installer's packages, as the root of a compound file names it. */
const installerClass = Buffer.from('84100c0000000000c000000000000046', 'hex')
const macrosOf: Readonly<Record<string, string>> = { docx: 'docm', xlsx: 'xlsm', pptx: 'pptm' }

/** The kinds that a file of this media type is refused for, where its content was looked at before. */
const kindsByType: Readonly<Record<string, string>> = {
  'application/x-msdownload': 'exe',
  'application/x-elf': 'elf',
  'application/x-mach-binary': 'macho',
  'application/java-archive': 'jar',
  'application/java-vm': 'class',
  'application/x-ms-shortcut': 'lnk',
  'application/x-apple-diskimage': 'dmg',
  'application/x-deb': 'deb',
  'application/x-rpm': 'rpm',
  'application/vnd.android.package-archive': 'apk',
  'application/vnd.ms-word.document.macroenabled.12': 'docm',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsm',
  'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'pptm',
}

/** Why a name is refused, in a sentence; undefined: it is not. */
function nameRefusal(name: string, rules: FileRules): ProblemText | undefined {
  const ending = refusedEnding(name, rules)
  if (ending === undefined) return undefined
  return macroEndings.includes(ending)
    ? fieldTexts.fileWithMacros(name)
    : fieldTexts.fileKind(name, ending)
}

/** Refuses a file by its name, before any of its bytes. Throws a field error for `field`. */
export function requireGoodKind(name: string, rules: FileRules, field: string): void {
  const text = nameRefusal(name, rules)
  if (text) throw invalid({ [field]: text })
}

/** Refuses a file whose first bytes say that it is another kind than its name does. Throws a field error. */
export async function requireGoodContent(
  head: Uint8Array,
  name: string,
  rules: FileRules,
  field: string,
): Promise<void> {
  refuseKind(await kindOf(head), name, rules, field)
}

/** The same of a file that is there already, by the media type that was found in it. */
export function requireGoodType(
  type: string | null,
  name: string,
  rules: FileRules,
  field: string,
): void {
  requireGoodKind(name, rules, field)
  refuseKind(type === null ? undefined : kindsByType[type], name, rules, field)
}

function refuseKind(kind: string | undefined, name: string, { refused }: FileRules, field: string) {
  if (kind === undefined || !refused.has(kind)) return
  const text = macroEndings.includes(kind)
    ? fieldTexts.fileWithMacros(name)
    : fieldTexts.fileIsKind(name, kind)
  throw invalid({ [field]: text })
}
