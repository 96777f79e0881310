import type { MiddlewareFunction } from 'react-router'
import { requireLocale } from '#app/site/locale/require-locale.ts'

/** What every page and every piece of its data passes through on the server, in this order (R159): the rules of the deployment, then the page's own. */
export const serverMiddleware: MiddlewareFunction<Response>[] = [requireLocale]
