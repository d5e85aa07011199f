/** In tests and in the workspace: what is waited for may take as long as it does on a loaded machine. */
import { configure } from 'storybook/test'

configure({ asyncUtilTimeout: 30_000 })
