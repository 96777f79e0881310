import { scrubUrl } from '@vitrine/market/secrets'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'
import type { Logger } from '../log.ts'

/** One line per call at level info: off by default (R186). Internal errors are logged where they become a problem. */
export function accessLog(log: Logger) {
	return createMiddleware<RouteEnv>(async (c, next) => {
		if (!log.isLevelEnabled('info')) return next()
		const started = performance.now()
		await next()
		log.info({
			requestId: c.get('requestId'),
			method: c.req.method,
			url: scrubUrl(c.req.url),
			status: c.res.status,
			milliseconds: Math.round((performance.now() - started) * 10) / 10,
		})
	})
}
