import { failureText, type PortError } from '../kit/index.ts'
import type { CockpitTools } from './messages/index.ts'

/** What happened, what is safe, what to do: one text per code (ERR-02 … ERR-06). */
export const errorText = (tools: CockpitTools, error: PortError): string =>
  failureText(tools, error, tools.t(`error.${error.code}`))
