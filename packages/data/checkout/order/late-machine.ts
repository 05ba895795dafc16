import { noticesStore } from '@shopfront/data/notices';
import { createLate, type Late } from '@shopfront/late';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { OrderEvent, OrderMachine } from '@shopfront/order';
import { __ } from '@wordpress/i18n';
import type { EffectWorld } from './effect-world';

/** What decides on an order and does it. A page that is only looked at needs none of it. */
export const orderParts = createLate(
	() => import( /* webpackChunkName: "order" */ './machine' )
);

/** The machine of one checkout: there as soon as its parts are. */
export const createLateMachine = (
	world: EffectWorld,
	parts: typeof orderParts = orderParts
): Late< OrderMachine > => {
	let machine: OrderMachine | null = null;
	const get = () => {
		const come = parts.get();
		return (
			come &&
			( machine ??= {
				transition: come.transition,
				perform: come.createPerform( world ),
			} )
		);
	};
	return {
		get,
		fetch: () => parts.fetch().then( get ),
		subscribe: parts.subscribe,
	};
};

/** Sees to it that an order neither stands still without a word, nor keeps anybody who has placed one. */
export const goWithoutMachine = (
	{ registry, services }: Pick< EffectWorld, 'registry' | 'services' >,
	event: OrderEvent
): void => {
	if ( event.type === 'SUBMIT' ) {
		void registry
			.dispatch( noticesStore )
			.createErrorNotice(
				__(
					'Your order was not sent, because a part of this page could not be loaded. Everything you entered is still here. Please check your internet connection and place your order again.',
					'shopfront'
				),
				{
					id: 'checkout-not-loaded',
					context: NOTICE_CONTEXTS.CHECKOUT,
				}
			);
	} else if ( event.type === 'COMPLETE' && event.redirectUrl ) {
		services.host.navigate( event.redirectUrl );
	}
};
