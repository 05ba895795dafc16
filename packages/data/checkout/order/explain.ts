import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { OrderEffect } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { checkoutStore } from '../store';

type Subject = Extract< OrderEffect, { type: 'explain' } >[ 'what' ];

/** What the shopper reads of an order whose outcome is not an ordinary one. */
const wordsFor = ( what: Subject, isCustomer: boolean ): string => {
	switch ( what ) {
		case 'totalChanged':
			return __(
				'The total of your order has changed. Please check it and place your order again.',
				'shopfront'
			);
		case 'notPlaced':
			return __(
				'The connection was lost and your order was not placed. Everything you entered is still here: you can place it again.',
				'shopfront'
			);
		case 'placed':
			return __(
				'The connection was lost for a moment, but your order has been placed.',
				'shopfront'
			);
		case 'unknown':
			return isCustomer
				? __(
						"Something went wrong when placing the order. Check your account's order history or your email for order updates before retrying.",
						'shopfront'
					)
				: __(
						'Something went wrong when placing the order. Check your email for order updates before retrying.',
						'shopfront'
					);
	}
};

/** Id of the one notice that says what became of an order. */
const NOTICE_ID = 'checkout-order';

/** Tells the shopper what became of the order, and what to do about it. */
export const explain = ( registry: DataRegistry, what: Subject ): void => {
	const isCustomer = registry.select( checkoutStore ).getCustomerId() > 0;
	void registry
		.dispatch( noticesStore )
		.createNotice(
			what === 'placed' ? 'success' : 'error',
			wordsFor( what, isCustomer ),
			{ id: NOTICE_ID, context: NOTICE_CONTEXTS.CHECKOUT }
		);
};
