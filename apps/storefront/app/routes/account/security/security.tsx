import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/security'
import { removeHeldPasskeys, resumePasskey } from './gateway.ts'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { done, answerOf, callerOf, refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { changePassword, endOtherSessions, endSession, listSessions } from '#app/routes/account/gateway.ts'
import { OtherShops } from './other-shops.tsx'
import { PasswordForm } from './password-form.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { loadPasskeys, removeTheirPasskey } from './passkey-view.ts'
import { SessionList } from './session-list.tsx'
import { sessionView } from './session-view.ts'

export const handle: PageHandle = { namespaces: ['account', 'err'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const listing = listSessions(args)
	const [customer, sessions, passkeys] = await Promise.all([
		requireCustomer(args),
		listing,
		loadPasskeys(args, listing),
	])
	const { site, settings, host, tag, timeZone } = context.get(requestContext)
	const { domains } = settings
	return {
		email: customer.email,
		passkeys,
		sessions: sessions.map((session) => sessionView(session, { tag, timeZone })),
		site,
		origins: countryOrigins({ url: new URL(request.url), hostSite: host.site, domains }),
	}
}

/** As long as authenticators name their keys. */
const longestOf = (name: string) => (name === 'passkeyId' ? 1_400 : 254)

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args, longestOf)
	if (values['intent'] === 'end') {
		await answerOf(args, await endSession(args, values['sessionId'] ?? ''))
		throw done(args, 'account/security', 'session')
	}
	if (values['intent'] === 'end-others') {
		await answerOf(args, await endOtherSessions(args))
		throw done(args, 'account/security', 'sessions')
	}
	if (values['intent'] === 'remove-passkey') {
		await removeTheirPasskey(args, values['passkeyId'] ?? '')
		throw done(args, 'account/security', 'passkey-removed')
	}
	if (values['intent'] === 'remove-held-passkeys') {
		await answerOf(args, await removeHeldPasskeys(callerOf(args)))
		throw done(args, 'account/security', 'passkeys-removed')
	}
	if (values['intent'] === 'resume-passkey') {
		const given = { passkeyId: values['passkeyId'] ?? '', password: values['password'] ?? '' }
		const refused = await refusalOf(args, await resumePasskey(callerOf(args), given))
		const id = `held-${given.passkeyId}`
		if (refused) return refuse(values, refused, { place: (error) => ({ id, ...error }), whole: id })
		throw done(args, 'account/security', 'passkey-resumed')
	}
	const { current = '', password = '' } = values
	if (current === '') return refuseFields(values, [{ id: 'current', field: 'current', code: 'required' }])
	const refused = await refusalOf(args, await changePassword(args, { current, password }))
	if (refused) return refuse(values, refused)
	throw done(args, 'account/security', 'password')
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
	const { email, passkeys, sessions, origins, site } = loaderData
	const t = useTranslations('account')
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	return (
		<AccountPage room="security" form={form}>
			<section className="account-section">
				<h2 className="type-title-l thread">{t('password.title')}</h2>
				<PasswordForm email={email} form={form} />
			</section>
			<PasskeySection {...passkeys} form={form} />
			<section className="account-section">
				<h2 className="type-title-l thread">{t('sessions.title')}</h2>
				<p className="account-now">{t('sessions.text')}</p>
				<SessionList sessions={sessions} />
			</section>
			<OtherShops origins={origins} site={site} />
		</AccountPage>
	)
}
