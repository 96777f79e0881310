import { formatDate } from '@vitrine/market/format'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { ConsentLink } from '#app/document/consent/consent-link.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type FormValues, readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/choice.tsx'
import type { Route } from './+types/privacy'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { ExportSection, type ExportView } from './export-section.tsx'
import { done, refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { changeProfile } from '#app/routes/account/gateway.ts'
import { findExports, requestExport } from './gateway.ts'

export const handle: PageHandle = { namespaces: ['account', 'err'], pageType: 'espace client' }

const CHANNELS = ['email', 'sms', 'post'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [{ wantsNews }, exports = []] = await Promise.all([requireCustomer(args), findExports(args)])
	const { tag, timeZone } = context.get(requestContext)
	const views = exports.map(({ id, requestedAt, expiresAt }): ExportView => {
		const requested = formatDate(tag, requestedAt, timeZone)
		return expiresAt ? { id, requested, expires: formatDate(tag, expiresAt, timeZone) } : { id, requested }
	})
	return { wantsNews, exports: views }
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	if (values['intent'] === 'export') return askForExport(args, values)
	const wantsNews = {
		email: values['email'] === 'yes',
		sms: values['sms'] === 'yes',
		post: values['post'] === 'yes',
	}
	const refused = await refusalOf(args, await changeProfile(args, { wantsNews }))
	if (refused) return refuse(values, refused)
	throw done(args, 'account/privacy', 'consents')
}

async function askForExport(args: Pick<Route.ActionArgs, 'request' | 'context'>, values: FormValues) {
	const { password = '' } = values
	if (password === '') return refuseFields(values, [{ id: 'password', field: 'password', code: 'required' }])
	const page = localePath(args.context.get(requestContext).locale, 'account/privacy')
	const pageUrl = new URL(page, args.request.url).href
	const refused = await refusalOf(args, await requestExport(args, { password, pageUrl }))
	if (refused) return refuse(values, refused)
	throw done(args, 'account/privacy', 'export')
}

/** What we may send, by channel, and what a browser may keep; nothing is on before it was switched on (law 8, 9). */
export default function Privacy({ loaderData: { wantsNews, exports }, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.privacy')
	const to = useLocalePath()
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	return (
		<AccountPage room="privacy" form={form}>
			<section className="account-section">
				<h2 className="type-title-l thread">{t('news')}</h2>
				<p className="account-now">{t('newsText')}</p>
				<Form method="post" key={JSON.stringify(wantsNews)} className="account-switches">
					{CHANNELS.map((channel) => (
						<Switch
							key={channel}
							id={`news-${channel}`}
							name={channel}
							value="yes"
							label={t(`channel.${channel}`)}
							hint={t(`channelHint.${channel}`)}
							defaultChecked={wantsNews[channel]}
						/>
					))}
					<div>
						<SubmitButton>{t('save')}</SubmitButton>
					</div>
				</Form>
			</section>
			<section className="account-section">
				<h2 className="type-title-l thread">{t('cookies')}</h2>
				<p className="account-now">{t('cookiesText')}</p>
				<ConsentLink />
			</section>
			<ExportSection exports={exports} form={form} />
			<section className="account-section">
				<h2 className="type-title-l thread">{t('erase')}</h2>
				<p className="account-now">{t('eraseText')}</p>
				<p className="account-actions">
					<ButtonLink to={to('account/privacy/erase')} variant="secondary">
						{t('eraseLink')}
					</ButtonLink>
				</p>
			</section>
		</AccountPage>
	)
}
