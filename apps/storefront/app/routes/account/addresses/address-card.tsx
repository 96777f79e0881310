import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button, buttonClassNames } from '#app/ui/button.tsx'
import { DrawerLink } from '#app/ui/drawer.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { ADDRESS_DRAWER } from './address-drawer.tsx'
import type { AddressView } from './address-view.ts'

/** An address as it is printed, what it is used for in words, and what can be done with it. */
export function AddressCard({ address, onEdit }: { address: AddressView; onEdit: (id: string) => void }) {
	const t = useTranslations('account.addresses')
	const to = useLocalePath()
	const { id, lines, phoneNumber, isDefaultDelivery, isDefaultBilling } = address
	const use = isDefaultDelivery ? (isDefaultBilling ? 'both' : 'delivery') : isDefaultBilling ? 'billing' : undefined
	return (
		<li className="address-card">
			<AddressLines lines={lines}>{phoneNumber && <span className="muted">{phoneNumber}</span>}</AddressLines>
			{use && <p className="address-use">{t(`default.${use}`)}</p>}
			<div className="address-actions">
				<DrawerLink
					drawer={ADDRESS_DRAWER}
					to={to(`account/addresses/${id}`)}
					className={buttonClassNames({ variant: 'tertiary', size: 'compact' })}
					onClick={() => onEdit(id)}
				>
					<span className="button-label">
						{t('change')}
						<VisuallyHidden> {lines.slice(0, 2).join(', ')}</VisuallyHidden>
					</span>
				</DrawerLink>
				<Form method="post" preventScrollReset>
					<input type="hidden" name="addressId" value={id} />
					<Button type="submit" name="intent" value="remove" variant="tertiary" size="compact">
						{t('remove')}
						<VisuallyHidden> {lines.slice(0, 2).join(', ')}</VisuallyHidden>
					</Button>
				</Form>
			</div>
		</li>
	)
}
