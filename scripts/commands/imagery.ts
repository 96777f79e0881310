import { readEnv } from '../../apps/standalone/src/env.ts'
import { composeEverything } from '../../apps/standalone/src/open-demo.ts'

// Composes every file of the demo's pictures: `npm start` makes them when they are asked for.
const env = readEnv()
await composeEverything(env, (line) => console.log(line))
console.log(`The pictures are in ${env.MEDIA_FOLDER}.`)
