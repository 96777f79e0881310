import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { compileRules, type RouteRuleSettings } from './compile-rules.ts'

const Rules = z.record(
	z.string(),
	z.strictObject({
		redirect: z
			.union([
				z.string(),
				z.strictObject({
					to: z.string(),
					status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).optional(),
				}),
			])
			.optional(),
		appMiddleware: z.record(z.string(), z.boolean()).optional(),
		prerender: z.boolean().optional(),
	}),
)

/** The variable ROUTE_RULES: the rules as JSON, or the path of a file that holds them. Mistakes are issues of the variable. */
export const RouteRulesVariable = z.string().transform((value, context): RouteRuleSettings => {
	try {
		const text = value.trimStart().startsWith('{') ? value : readFileSync(value, 'utf8')
		const rules = Rules.parse(JSON.parse(text)) as RouteRuleSettings
		compileRules(rules)
		return rules
	} catch (error) {
		const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
		context.addIssue({ code: 'custom', message })
		return z.NEVER
	}
})
