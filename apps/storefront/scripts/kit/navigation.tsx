import { Accordion, AccordionItem } from '../../app/ui/accordion.tsx'
import { Breadcrumb } from '../../app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../app/ui/button.tsx'
import { ChipChoice, ChipLink, RemovableChip } from '../../app/ui/chip.tsx'
import { Drawer, DrawerLink } from '../../app/ui/drawer.tsx'
import { IconButton, IconLink } from '../../app/ui/icon-button.tsx'
import { Popover } from '../../app/ui/popover.tsx'
import { ProgressThread } from '../../app/ui/progress-thread.tsx'
import { QuantityStepper } from '../../app/ui/quantity-stepper.tsx'
import { Part } from './part.tsx'

const steps = [{ label: 'You', to: '/you' }, { label: 'Delivery' }, { label: 'Payment' }, { label: 'Check and order' }]

export function KitNavigation() {
	return (
		<>
			<Part title="Buttons">
				<div className="kit-row">
					<Button>Add to bag</Button>
					<Button size="bar" icon="bag">
						In den Warenkorb
					</Button>
					<Button loading>Add to bag</Button>
					<Button disabled>Sold out</Button>
					<Button variant="secondary">Find in a store</Button>
					<Button variant="secondary" loading>
						Find in a store
					</Button>
					<Button variant="secondary" size="compact">
						Edit
					</Button>
					<ButtonLink variant="tertiary" to="/" trailingIcon="forward">
						See the size guide
					</ButtonLink>
					<Button variant="destructive">Delete my account</Button>
				</div>
				<div className="kit-row">
					<IconLink to="/" icon="bag" label="Bag, 2 items" count={2} />
					<IconLink to="/" icon="bag" label="Bag, 12 items" count={12} />
					<IconButton icon="heart-filled" label="Saved" aria-pressed />
					<IconButton icon="share" size={20} label="Share" />
				</div>
			</Part>
			<Part title="Chips and stepper">
				<div className="kit-row">
					<ChipLink to="/linen">Linen</ChipLink>
					<ChipLink to="/striped" selected>
						Striped
					</ChipLink>
					<ChipChoice name="size" value="38" label="38" count={12} />
					<ChipChoice name="size" value="40" label="40" count={8} defaultChecked />
					<RemovableChip to="/" removeLabel="Remove filter">
						Navy
					</RemovableChip>
				</div>
				<form>
					<QuantityStepper
						name="quantity"
						value={1}
						max={3}
						label="Quantity"
						decreaseLabel="One less"
						increaseLabel="One more"
						updateLabel="Update"
					/>
				</form>
			</Part>
			<Part title="Where we are">
				<Breadcrumb
					label="Breadcrumb"
					items={[
						{ label: 'Women', to: '/w' },
						{ label: 'Shirts & blouses', to: '/w/s' },
						{ label: 'Striped poplin shirt' },
					]}
				/>
				<div>
					<ProgressThread label="Checkout" steps={steps} current={1} summary="2 of 4 Delivery" doneLabel="done" />
				</div>
			</Part>
			<Part title="Drawer and popover">
				<div className="kit-row">
					<DrawerLink drawer="kit-drawer" to="/bag" className="link type-ui">
						Open the drawer
					</DrawerLink>
					<Button variant="secondary" popoverTarget="kit-popover">
						Account
					</Button>
				</div>
				<Drawer id="kit-drawer" title="Bag (3)" closeLabel="Close" footer={<Button wide>Checkout</Button>}>
					<p>Lines of the bag.</p>
				</Drawer>
				<Popover id="kit-popover" label="Account">
					<p className="type-title-m">Camille</p>
					<a className="link" href="/orders">
						Orders
					</a>
				</Popover>
			</Part>
			<Part title="Accordion">
				<Accordion className="measure">
					<AccordionItem title="Details" headingLevel={3} open>
						Straight cut, 70 cm long in size 38.
					</AccordionItem>
					<AccordionItem title="Composition and care" headingLevel={3}>
						100 % cotton.
					</AccordionItem>
				</Accordion>
			</Part>
		</>
	)
}
