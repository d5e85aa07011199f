import { expect, spyOn, waitFor } from 'storybook/test'

/** The text of the file that `save` has the browser save, in a story. */
export async function savedText(save: () => Promise<void>): Promise<string> {
  const made = spyOn(URL, 'createObjectURL')
  try {
    await save()
    await waitFor(() => expect(made).toHaveBeenCalled())
    const [[file]] = made.mock.calls as unknown as [[Blob]]
    return await file.text()
  } finally {
    made.mockRestore()
  }
}
