import type { z } from 'zod'
import type { CallResult } from '#app/request/gateway/client.ts'

const HEADERS = { 'Cache-Control': 'no-store' }
const LONGEST = 60_000

/** The answer to a script of ours: the gateway's result, or its status. No cache stores it. */
export function answerScript<T>(result: CallResult<T>): Response {
	if (result.ok) return Response.json(result.data, { headers: HEADERS })
	return new Response(null, { status: result.problem.status, headers: HEADERS })
}

/** Nothing to read here. */
export function postOnly(): Response {
	return new Response(null, { status: 405, headers: { Allow: 'POST', ...HEADERS } })
}

/** The fields that a script has sent, as the gateway wants them; undefined for what it would not take. */
export async function readAnswer<T extends z.ZodType>(request: Request, schema: T): Promise<z.infer<T> | undefined> {
	const form = await request.formData()
	const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value).slice(0, LONGEST)]))
	const parsed = schema.safeParse({ ...fields, response: parseJson(fields['response']) })
	return parsed.success ? parsed.data : undefined
}

function parseJson(text: string | undefined): unknown {
	try {
		return JSON.parse(text ?? '')
	} catch {
		return undefined
	}
}
