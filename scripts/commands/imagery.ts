import { drawGarments } from '../../apps/standalone/src/demo.ts'
import { readEnv } from '../../apps/standalone/src/env.ts'
import { createProgressLine } from '../../apps/standalone/src/progress.ts'

// Draws the garments of the demo shop that are not in the cache yet: `npm start` does so by itself.
const env = readEnv()
const progress = createProgressLine()
const folder = await drawGarments({
	cacheFolder: env.CACHE_FOLDER,
	lite: env.DEMO_CATALOG === 'lite',
	onProgress: progress.show,
})
progress.end()
console.log(`The drawings are in ${folder}.`)
