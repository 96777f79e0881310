import fc from 'fast-check'
import { inject } from 'vitest'

// The gate tries the same cases each time: what it says about a change must not depend on luck. `npm run everything` draws anew,
// and prints the seed of what it finds.
if (!inject('isWhole')) fc.configureGlobal({ seed: 20_261_128 })

export { fc }
