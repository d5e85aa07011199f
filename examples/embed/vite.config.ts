import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** `server.mjs` writes a nonce of its own into every page, in this place. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  html: { cspNonce: '__NONCE__' },
  // While one works on both, the packages' sources stand in for what is installed.
  ...(command === 'serve' && {
    resolve: { conditions: ['@atrium/source', ...defaultClientConditions] },
  }),
}))
