import { cartStore } from '@shopfront/data/cart';
import { readPlacedOrder } from '@shopfront/data/order-journal';
import { noticesStore, type NoticeStatus } from '@shopfront/data/notices';
import { getServices } from '@shopfront/data/services';
import { currencyFromResponse, formatMoney } from '@shopfront/money';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { OrderEffect } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { OFFLINE_NOTICE_ID } from './offer-order';

type OrderNotice = Extract<
	OrderEffect,
	{ type: 'showOrderNotice' }
>[ 'notice' ];

const formatTotal = ( registry: DataRegistry ): string => {
	const { totals } = registry.select( cartStore ).getOptimisticCart();
	const { siteCurrency } = getServices( registry ).settings;
	return formatMoney(
		totals.total_price,
		currencyFromResponse( totals, siteCurrency )
	);
};

const isCartEmpty = ( registry: DataRegistry ): boolean =>
	registry.select( cartStore ).getCartData().items.length === 0;

const getNoticeText = (
	registry: DataRegistry,
	notice: OrderNotice
): string => {
	switch ( notice ) {
		case 'totalChanged':
			return sprintf(
				/* translators: %s: what is to be paid now, as in "$24.00". */
				__(
					'Your total has changed to %s. Please check it and place your order again.',
					'shopfront'
				),
				formatTotal( registry )
			);
		case 'calculationFailed':
			return __(
				'Your order was not placed because your last change could not be saved. Everything you entered is still here. Please check it and place your order again.',
				'shopfront'
			);
		case 'formUnmounted':
			return __(
				'Your order was not sent because the checkout was reloaded. Please check what you entered and place your order again.',
				'shopfront'
			);
		case 'offline':
			return __(
				'You are offline, so your order was not sent. Everything you entered is still here.',
				'shopfront'
			);
		case 'notPlaced':
			return isCartEmpty( registry )
				? __(
						'Your order was not placed. Your cart is empty now.',
						'shopfront'
					)
				: __(
						'Your order was not placed. You can place it again.',
						'shopfront'
					);
		case 'notPlacedAfterLoss':
		case 'notPlacedByServerError':
			if ( isCartEmpty( registry ) ) {
				return __(
					'Your order was not placed because your cart is empty.',
					'shopfront'
				);
			}
			if ( notice === 'notPlacedByServerError' ) {
				return __(
					'Our shop had a problem and your order was not placed. Everything you entered is still here. You can place your order again. If it fails again, please contact us.',
					'shopfront'
				);
			}
			return __(
				'We lost the connection and your order was not placed. Everything you entered is still here. You can place your order again.',
				'shopfront'
			);
		case 'otherCart':
			return isCartEmpty( registry )
				? __(
						'We don’t know yet whether your earlier order was paid. Please check your email or bank account.',
						'shopfront'
					)
				: __(
						'We don’t know yet whether your earlier order was paid. Please check your email or bank account. You can order what is in your cart now.',
						'shopfront'
					);
		case 'placed':
			return __( 'Your order has been placed.', 'shopfront' );
		case 'placedAfterLoss':
			return __(
				'The connection was lost for a moment, but your order has been placed.',
				'shopfront'
			);
		case 'placedDespiteServerError':
			return __(
				'Our shop had a problem for a moment, but your order has been placed.',
				'shopfront'
			);
		case 'unpaid':
			return __(
				'Your order is saved but not paid yet. You can pay again or choose another payment method. This will not place a second order.',
				'shopfront'
			);
		case 'paymentUnchecked':
			return __(
				'We could not check whether your order is paid. Check your internet connection and try again.',
				'shopfront'
			);
	}
};

/** There's only one notice about an order's outcome. */
const NOTICE_ID = 'checkout-order';

const STATUSES: Readonly< Partial< Record< OrderNotice, NoticeStatus > > > = {
	otherCart: 'info',
	placed: 'success',
	placedAfterLoss: 'success',
	placedDespiteServerError: 'success',
	unpaid: 'info',
};

const NOT_PLACED: readonly OrderNotice[] = [
	'notPlaced',
	'notPlacedAfterLoss',
	'notPlacedByServerError',
];

/** Responses to the button show beside it, all others at the top of the page. */
const getNoticeContext = ( notice: OrderNotice ): string =>
	notice === 'unpaid' || notice === 'paymentUnchecked'
		? NOTICE_CONTEXTS.CHECKOUT_ACTIONS
		: NOTICE_CONTEXTS.CHECKOUT;

export const showOrderNotice = (
	registry: DataRegistry,
	notice: OrderNotice
): void => {
	if (
		NOT_PLACED.includes( notice ) &&
		isCartEmpty( registry ) &&
		readPlacedOrder( getServices( registry ) )
	) {
		// Another tab ordered this cart; the page shows that order.
		return;
	}
	void registry
		.dispatch( noticesStore )
		.createNotice(
			STATUSES[ notice ] ?? 'error',
			getNoticeText( registry, notice ),
			{
				id: notice === 'offline' ? OFFLINE_NOTICE_ID : NOTICE_ID,
				context: getNoticeContext( notice ),
				// In a banner of its own: it is no error for a shopper to fix.
				isDismissible: notice !== 'totalChanged',
			}
		);
};
