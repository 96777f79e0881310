import { readEnv } from '../../apps/standalone/src/env.ts'
import { composeEverything } from '../../apps/standalone/src/open-demo.ts'

/** Composes every file of the demo's pictures: `npm start` makes them when they are asked for. */
export async function composeImagery(): Promise<void> {
	const env = readEnv()
	const isComplete = await composeEverything(env, (line) => console.log(line))
	if (!isComplete) process.exitCode = 1
	console.log(`The pictures are in ${env.MEDIA_FOLDER}.`)
}
