import { useTranslations } from 'use-intl'
import { PageHead } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { PageBreadcrumb } from '#app/document/layout/page-breadcrumb.tsx'
import { staticMarkup, wordsOf } from '#app/document/languages/markup.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { requestContext } from '#app/request/context.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { voteForReview } from '#app/request/reviews/gateway.ts'
import type { Route } from './+types/reviews'
import { AllReviews } from './all-reviews.tsx'
import { loadReviews } from './load-reviews.ts'
import '#app/document/reviews/reviews.css'
import './filters.css'

export const handle: PageHandle = { namespaces: ['reviews'], pageType: 'produit' }

export async function loader({ request, url, context, params: { urlKey } }: Route.LoaderArgs) {
	const { product, places, ...shown } = await loadReviews({ request, context, urlKey })
	const words = wordsOf({ context })
	const given = { search: url.search, hasVoted: url.searchParams.has('voted') }
	return {
		name: product.name,
		path: `p/${urlKey}`,
		html: staticMarkup(<AllReviews {...shown} {...given} words={words} urlKey={urlKey} />, {
			words,
			namespaces: ['reviews'],
		}),
		...places,
	}
}

/** A vote, by a plain form: then the same page, at the review. */
export async function action({ request, url: { pathname, searchParams }, context }: Route.ActionArgs) {
	const { gateway } = context.get(requestContext)
	const review = String((await request.formData()).get('review') ?? '')
	const voted = await voteForReview(gateway, /^[\w-]{8,64}$/.test(review) ? review : 'none-such')
	if (!voted.ok) throw await refusalOf(voted.problem, { request, context })
	searchParams.set('voted', review)
	throw redirectTo(`${pathname}?${searchParams}#${review}`, { status: 303 })
}

/** All reviews of a style with filters and pages, and its questions. Nothing on it needs a script. */
export default function Reviews({ loaderData: { name, path, html } }: Route.ComponentProps) {
	const t = useTranslations('reviews')
	const title = t('pageTitle', { name })
	return (
		<div className="page-container">
			<PageHead title={title} noindex />
			<PageBreadcrumb steps={[{ label: name, path }, { label: t('title') }]} />
			<h1 className="type-display-l heading-gap">{title}</h1>
			<div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
		</div>
	)
}
