import { useCallback } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import { toPortError, type PortError } from '../port-error.ts'

/**
 * Says that something was not done, and why: `notifyFailure(title, error)`; the function stays the same.
 * @param textOf  what the module says of an error, such as the kit's `errorText`
 */
export function useNotifyFailure<Tools>(
  tools: Tools,
  textOf: (tools: Tools, error: PortError) => string,
) {
  const { notify } = useModuleHost()
  return useCallback(
    (title: string, error: unknown) =>
      notify({ tone: 'failure', title, detail: textOf(tools, toPortError(error)) }),
    [notify, textOf, tools],
  )
}
