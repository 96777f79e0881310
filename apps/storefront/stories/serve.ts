import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { storiesConfig } from './vite.config.ts'

/**
 * `npm run tools -- stories`: every component in its states, reloaded as it changes. `--shop=http://localhost:3000` dresses them like
 * the brand of a running shop.
 */
const { values } = parseArgs({ options: { shop: { type: 'string' } } })
const server = await createServer(storiesConfig({ shop: values.shop }))
await server.listen()
server.printUrls()
