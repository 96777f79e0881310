import { ProblemError } from '@vitrine/commerce/http/problem'
import { bodyLimit } from 'hono/body-limit'

const MAXIMUM_BYTES = 64 * 1024

/** Refuses bodies over 64 KB, whether they announce their length or not. */
export const limitBody = bodyLimit({
	maxSize: MAXIMUM_BYTES,
	onError() {
		throw new ProblemError({ status: 413, code: 'body-too-large' })
	},
})
