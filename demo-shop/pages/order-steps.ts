import { html } from 'hono/html';
import { formatMoney } from '@shopfront/money';
import { findPickupLocation } from '../cart/pickup-locations';
import { BANK_ACCOUNT, BANK_TRANSFER } from '../gateways/offline';
import { findGateway } from '../gateways/gateways';
import { CURRENCIES } from '../money';
import type { ShopOptions } from '../options';
import type { Order, OrderShipment } from '../orders/order';
import { t } from '../texts';
import { addressLines } from './address-card';
import { amountText } from './cart-totals';
import { addWorkingDays, daysBetween } from './format-date';
import type { Markup } from './layout';

interface Step {
	title: string;
	text: string;
}

const isTransfer = ( { paymentMethod, status }: Order ) =>
	paymentMethod === BANK_TRANSFER && status === 'on-hold';

const paymentStep = ( order: Order, options: ShopOptions ): Step[] => {
	const total = order.totals.total_price;
	if ( total === '0' ) {
		return [];
	}
	const amount = amountText( total, options );
	const gateway = findGateway( order.paymentMethod );
	if ( ! gateway?.instructions ) {
		return [
			{
				title: t( 'You have paid %s', amount ),
				text: gateway ? t( gateway.title ) : '',
			},
		];
	}
	return [
		{
			title: t( 'Pay %s', amount ),
			text: t(
				isTransfer( order )
					? 'The account and the reference are above.'
					: gateway.instructions
			),
		},
	];
};

/** Says when the parcel arrives, as far as the shop knows it. */
const arrival = (
	{ status, placedAt, createdAt }: Order,
	{ days }: OrderShipment
): string => {
	if ( ! days ) {
		return t( 'We send your parcel' );
	}
	const [ fewest, most ] = days;
	if ( status === 'on-hold' ) {
		return t(
			'Your parcel arrives %s–%s working days after your payment',
			fewest,
			most
		);
	}
	const start = placedAt ?? createdAt;
	return t(
		'Your parcel arrives %s',
		daysBetween(
			addWorkingDays( start, fewest ),
			addWorkingDays( start, most )
		)
	);
};

const deliveryStep = (
	order: Order,
	shipment: OrderShipment,
	options: ShopOptions
): Step => {
	const place = findPickupLocation( shipment.rateId );
	return place
		? {
				title: t( 'Pick your order up at %s', place.name ),
				text: `${ place.address }. ${ place.details }.`,
			}
		: {
				title: arrival( order, shipment ),
				text: addressLines( order.shipping, options ).join( ', ' ),
			};
};

/** Renders what a placed order needs from now on: payment and delivery. */
export const nextSteps = ( order: Order, options: ShopOptions ): Markup => {
	const steps = [
		...paymentStep( order, options ),
		...order.shipments.map( ( shipment ) =>
			deliveryStep( order, shipment, options )
		),
	];
	// Packages that arrive together are one step.
	const titles = [ ...new Set( steps.map( ( { title } ) => title ) ) ];
	return html`<section>
		<h2>${ t( 'What happens next' ) }</h2>
		<ol class="order-steps">
			${ titles.map(
				( title ) =>
					html`<li>
						<strong><bdi>${ title }</bdi></strong>
						<p>
							<bdi
								>${ steps.find( ( step ) => step.title === title )?.text }</bdi
							>
						</p>
					</li>`
			) }
		</ol>
		<p>
			<bdi>${ t( 'Is anything wrong?' ) }</bdi>
			<a href="/contact/">${ t( 'Contact us' ) }</a>
		</p>
	</section>`;
};

const copyable = ( label: string, value: string, copied = value ): Markup =>
	html`<div>
		<dt>${ label }</dt>
		<dd><bdi>${ value }</bdi></dd>
		<dd>
			<button
				class="copy"
				type="button"
				data-copy="${ copied }"
				data-copied="${ t( 'Copied: %s', label ) }"
				data-failed="${ t( 'We could not copy it. It is selected: press Ctrl+C or Cmd+C.' ) }"
				aria-label="${ t( 'Copy: %s', label ) }"
			>
				<span>${ t( 'Copy' ) }</span>
				<span>${ t( 'Copied' ) }</span>
			</button>
		</dd>
	</div>`;

/** Renders where to transfer the money; nothing for orders that are paid otherwise. */
export const bankTransfer = (
	order: Order,
	options: ShopOptions
): Markup | '' => {
	if ( ! isTransfer( order ) ) {
		return '';
	}
	const { holder, iban, bic } = BANK_ACCOUNT;
	const total = order.totals.total_price;
	return html`<section class="order-instructions">
		<h2>${ t( 'How to pay' ) }</h2>
		<p>${ t( findGateway( BANK_TRANSFER )?.instructions ?? '' ) }</p>
		<dl class="order-transfer">
			${ copyable(
				t( 'Amount' ),
				amountText( total, options ),
				formatMoney( total, {
					...CURRENCIES[ order.currency ],
					prefix: '',
					suffix: '',
					thousandSeparator: '',
				} )
			) }
			${ copyable( t( 'Recipient' ), holder ) }
			${ copyable( 'IBAN', iban, iban.replaceAll( ' ', '' ) ) }
			${ copyable( 'BIC', bic ) }
			${ copyable( t( 'Reference' ), t( 'Order %s', order.id ) ) }
		</dl>
		<p class="copy-message" role="status"></p>
		<script src="/assets/copy.js" defer></script>
	</section>`;
};
