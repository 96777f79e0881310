import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type Form } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Done, readDone } from '#app/facts/addresses/done.ts'
import type { EntryName } from './entries.ts'

type AccountPageProps = {
	/** Names the room: its tab and its heading. */
	room: EntryName
	/** Of a page within the room; the room's own without it. */
	title?: string
	heading?: ReactNode
	/** Where the back row of phones leads, when it is not to the dashboard. */
	back?: { to: string; label: string }
	/** The forms of this page: above it stands what is wrong with them. */
	form?: Form
	children: ReactNode
}

/** A room of the account: the way back on phones, its heading, what has just been done or refused. */
export function AccountPage({ room, title, heading, back, form, children }: AccountPageProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	const { search } = useLocation()
	const isRefused = form && (form.summary.length > 0 || form.failure)
	const done = isRefused ? undefined : readDone(search)
	const way = back ?? { to: to('account'), label: t('back') }
	return (
		<>
			<PageHead title={title ?? t(`nav.${room}`)} noindex />
			<p className={back ? 'account-back account-back-always' : 'account-back'}>
				<Link to={way.to}>
					<Icon name="chevron-left" size={20} />
					{way.label}
				</Link>
			</p>
			<h1 className="type-display-l">{heading ?? t.rich(`heading.${room}`, emphasis)}</h1>
			{done && <DoneNotice what={done} />}
			{form && <FormProblems form={form} className="account-notice" />}
			{children}
		</>
	)
}

function DoneNotice({ what }: { what: Done }) {
	const t = useTranslations('account.done')
	return (
		<Notice tone="success" role="status" className="account-notice">
			{t(what)}
		</Notice>
	)
}
