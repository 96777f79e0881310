import { readEnv } from '../../apps/standalone/src/env.ts'
import { composeEverything } from '../../apps/standalone/src/open-demo.ts'

// Composes every file of the demo's pictures: `npm start` makes them when they are asked for.
const { MEDIA_FOLDER } = readEnv()
await composeEverything(MEDIA_FOLDER, (line) => console.log(line))
console.log(`The pictures are in ${MEDIA_FOLDER}.`)
