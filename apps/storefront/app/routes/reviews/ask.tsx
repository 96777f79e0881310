import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useGivenPath } from '#app/document/links/links.ts'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { givenPath } from '#app/facts/locale/path.ts'
import { requestContext } from '#app/request/context.ts'
import { askAboutProduct } from '#app/request/reviews/gateway.ts'
import { Notice } from '#app/ui/notice.tsx'
import { EmailField, TextAreaField, TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/ask'
import { requireProduct } from './load-reviews.ts'
import { longest, orNull, tooShort, wrongEmail } from './typed.ts'
import './form.css'

export const handle: PageHandle = { namespaces: ['reviews', 'err'], pageType: 'produit' }

export async function loader({ request, context, params: { urlKey } }: Route.LoaderArgs) {
	const { product, places } = await requireProduct({ request, context, urlKey }, 'ask')
	return { name: product.name, path: `p/${urlKey}`, isDone: new URL(request.url).searchParams.has('done'), ...places }
}

export async function action({ request, url, context, params: { urlKey } }: Route.ActionArgs) {
	const values = await readForm({ request }, longest)
	const errors = [...tooShort(values, { words: 10 }), ...wrongEmail(values)]
	if (errors.length > 0) return refuseFields(values, errors)
	const { gateway, locale } = context.get(requestContext)
	const { words = '', author, email } = values
	const pageUrl = new URL(givenPath(locale, `p/${urlKey}`), url).href
	const typed = { words: words.slice(0, 1_000), author: orNull(author), email: orNull(email) }
	const asked = await askAboutProduct(gateway, { ...typed, urlKey, pageUrl })
	if (!asked.ok) return refuse(values, asked)
	throw redirectTo(`${url.pathname}?done=true`, { status: 303 })
}

/** A question about a product: a plain form. */
export default function Ask({ loaderData: { name, path, isDone }, actionData }: Route.ComponentProps) {
	const t = useTranslations('reviews')
	const form = useForm(actionData, { texts: 'reviews.problem' })
	const to = useGivenPath()
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('asking.formTitle')} noindex />
			<h1 className="type-display-l">{t('asking.formTitle')}</h1>
			<p className="lead">{name}</p>
			{isDone ? (
				<Notice tone="success" role="status">
					{t('asking.done')}
				</Notice>
			) : (
				<Form method="post" noValidate className="review-form">
					<p>{t('asking.intro')}</p>
					<FormProblems form={form} />
					<TextAreaField {...form.field('words')} label={t('asking.words')} maxLength={1_000} />
					<TextField
						{...form.field('author')}
						label={t('asking.author')}
						optional={t('write.optional')}
						maxLength={40}
					/>
					<EmailField
						{...form.field('email')}
						label={t('asking.email')}
						hint={t('asking.emailHint')}
						optional={t('write.optional')}
					/>
					<PrivacyLine />
					<div>
						<SubmitButton size="bar">{t('asking.submit')}</SubmitButton>
					</div>
				</Form>
			)}
			<p>
				<Link to={to(path)} className="link link-target">
					{t('back')}
				</Link>
			</p>
		</div>
	)
}
