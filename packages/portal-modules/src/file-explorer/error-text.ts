import { failureText, formatBytes, type MessageTools, type PortError } from '../kit/index.ts'
import { isNameProblem, maxFileBytes, type FileProblem } from './file-explorer.logic.ts'
import type { FileNameProblem } from './naming/file-names.ts'
import type { messages } from './messages/index.ts'

export type Tools = MessageTools<keyof (typeof messages)['de']>

/** What happened, what is safe, what to do: one text per code (ERR-02 … ERR-06). */
export const errorText = (tools: Tools, error: PortError): string => {
  const known = reasons.find((one) => one === error.reason)
  const limit = formatBytes(tools.locale, maxFileBytes)
  return failureText(tools, error, (code) => tools.t(`error.${known ?? code}`, { limit }), {
    knowsReason: known !== undefined,
  })
}

/** What a conflict can be besides somebody else's change. */
const reasons = [
  'cycle',
  'name-taken',
  'parent-gone',
  'too-deep',
  'too-many-copies',
  'too-many-files',
  'too-many-uploads',
  'storage-full',
] as const

/** What stands against a name, whoever found it: we or the server. */
export const nameText = ({ t }: Tools, problem: FileNameProblem): string => t(`name.${problem}`)

/** A refusal of a name by the server, at the field; undefined where it is about something else. */
export function nameErrorText(tools: Tools, error: PortError): string | undefined {
  const told = error.fields.name?.[0]
  if (told === undefined) return undefined
  return error.code === 'conflict' ? tools.t('name.taken') : told
}

/** What stands against a file that was not sent. */
export function fileProblemText(tools: Tools, problem: FileProblem): string {
  if (isNameProblem(problem)) return nameText(tools, problem)
  return tools.t(`upload.problem.${problem}`, { limit: formatBytes(tools.locale, maxFileBytes) })
}
