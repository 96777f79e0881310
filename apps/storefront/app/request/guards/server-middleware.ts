import type { MiddlewareFunction } from 'react-router'
import { requireLocale } from './require-locale.ts'
import { runsGuards } from './guard-checks.ts'
import { followsRules } from './rule-checks.ts'

/** What every page and every piece of its data passes through on the server, in this order (R159): the rules of the deployment, then the page's own. */
export const serverMiddleware: MiddlewareFunction<Response>[] = [followsRules, requireLocale, runsGuards]
