import { inject } from 'vitest'

/** A picture of the running shop by its path below /media/, which composes it when it is asked for. */
export async function readPicture(path: string): Promise<Buffer | undefined> {
	const answer = await fetch(`${inject('shopUrl')}/media/${path}`)
	if (answer.status === 404) return undefined
	if (!answer.ok) throw new Error(`${answer.status} of ${answer.url}`)
	return Buffer.from(await answer.arrayBuffer())
}
