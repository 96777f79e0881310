import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@vitrine/market/locales'
import { json, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('texts')

/** What the shop says in its own words in the place of a shipped message. */
export const fields = {
	language: z.enum(LANGUAGES),
	/** Namespace and path of the message: `home.storyTitle`. */
	key: z.string().min(3).max(200),
	/** ICU; of control characters line breaks alone. */
	text: z
		.string()
		.max(4000)
		.regex(/^(?=[^]*\S)(?:\P{Cc}|\n)*$/u),
}

export const TextOverride = component('TextOverride', fields)
export type TextOverride = z.infer<typeof TextOverride>

export const listTextsRoute = route('get', '/texts', {
	operationId: 'listTexts',
	summary: 'What the shop says in its own words',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(TextOverride), 'In the order of languages and keys'), ...problems() },
})
