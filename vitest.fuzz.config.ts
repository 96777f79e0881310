import { defineConfig } from 'vitest/config'
import { onPostgres } from './vitest.config.ts'

/** `npm run fuzz`: ten times the requests of the gate, over every operation of the gateway. */
export default defineConfig({
	test: { ...onPostgres, include: ['apps/gateway/src/fuzz/fuzz.test.ts'], provide: { fuzzRequests: 20_000 } },
})
