import { formatDate } from '@vitrine/market/format'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { CONSENT_COOKIE, isCurrent, parseConsent } from '#app/document/consent/cookie.ts'
import { PurposeSwitches } from '#app/document/consent/purpose-switches.tsx'
import { NOTHING } from '#app/document/consent/purposes.ts'
import { useDocument } from '#app/document/document.tsx'
import { PageHead } from '#app/document/head/page-head.tsx'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/cookies'
import { answerForm } from './answer.ts'
import { TrackerTable } from './tracker-table.tsx'
import './cookies.css'

export const handle: PageHandle = { namespaces: ['consent', 'cookies'], pageType: 'technique' }

/** The choice of this browser: no other page of the shop reads it, so this one is never shared. */
export function loader({ request, context }: Route.LoaderArgs) {
	const stored = parseConsent(cookieValue(request.headers.get('cookie'), CONSENT_COOKIE))
	const { tag, timeZone } = context.get(requestContext)
	const chosen = stored && isCurrent(stored, new Date()) ? stored : undefined
	return data(
		{
			isSaved: new URL(request.url).searchParams.has('saved'),
			choice: chosen?.choice ?? NOTHING,
			chosen: chosen && {
				id: chosen.id,
				on: formatDate(tag, chosen.decidedAt, timeZone),
				until: formatDate(tag, chosen.askAgainAt, timeZone),
			},
		},
		{ headers: { 'Cache-Control': 'private, no-store' } },
	)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The form of the page, which works without JavaScript. */
export const action = (args: Route.ActionArgs) => answerForm(args)

export default function Cookies({ loaderData: { isSaved, choice, chosen } }: Route.ComponentProps) {
	const t = useTranslations('cookies')
	const consent = useTranslations('consent')
	const { country } = useDocument()
	const to = useLocalePath()
	return (
		<div className="page-container page-start">
			<PageHead title={t('pageTitle')} description={t('description')} />
			<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
			<p className="cookies-intro">{t('intro')}</p>
			{isSaved && chosen && (
				<Notice tone="success" className="cookies-saved">
					{t('saved')}
				</Notice>
			)}
			<div className="cookies-columns">
				{/* A plain form: saving loads the page anew, and with it exactly the tags that are allowed. */}
				<form method="post" action={to('cookies')} className="cookies-form">
					<h2 className="type-display-m">{t('choice')}</h2>
					<p>{chosen ? t('chosen', { on: chosen.on, until: chosen.until }) : t('undecided')}</p>
					<PurposeSwitches choice={choice} />
					<div className="cookies-answers">
						<Button variant="secondary" wide type="submit" name="answer" value="refuse-all">
							{consent('refuse')}
						</Button>
						<Button variant="secondary" wide type="submit" name="answer" value="own-choice">
							{consent('save')}
						</Button>
						<Button variant="secondary" wide type="submit" name="answer" value="accept-all">
							{consent('accept')}
						</Button>
					</div>
					{chosen && (
						<p className="type-small muted cookies-proof">
							{t('proof')} <code>{chosen.id}</code>
						</p>
					)}
				</form>
				<section className="cookies-list">
					<h2 className="type-display-m">{t('list')}</h2>
					<TrackerTable />
					<p className="type-small muted">{consent('law', { country })}</p>
				</section>
			</div>
		</div>
	)
}
