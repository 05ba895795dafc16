import { noticesStore } from '@shopfront/data/notices';
import { createLate } from '@shopfront/late';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { safely, type OrderEffect } from '@shopfront/order';
import { __ } from '@wordpress/i18n';
import type { EffectWorld } from './effect-world';

/** The code that performs the effects of an order. Its chunk saves 15 KiB (brotli) on the cart page. */
export const orderEffects = createLate(
	() => import( /* webpackChunkName: "order" */ './effects' )
);

const explainNotLoaded = ( { registry }: EffectWorld ): void =>
	void registry
		.dispatch( noticesStore )
		.createErrorNotice(
			__(
				'Your order was not sent, because a part of this page could not be loaded. Everything you entered is still here. Please check your internet connection and place your order again.',
				'shopfront'
			),
			{ id: 'checkout-not-loaded', context: NOTICE_CONTEXTS.CHECKOUT }
		);

/**
 * Performs effects of an order as soon as the code for them has loaded, in order. If it does not load, the machine
 * decides what follows; a shopper whose order is placed is still redirected.
 */
export const createLazyPerform = (
	world: EffectWorld
): ( ( effect: OrderEffect ) => void ) => {
	let waiting: OrderEffect[] = [];
	let perform: ( ( effect: OrderEffect ) => void ) | null = null;
	const performWaiting = () => {
		const code = orderEffects.get();
		const effects = waiting;
		waiting = [];
		effects.forEach( ( effect ) =>
			safely( () => {
				if ( code ) {
					perform ??= code.createPerform( world );
					perform( effect );
				} else if ( effect.type === 'leave' ) {
					if ( effect.redirectUrl ) {
						world.services.host.navigate( effect.redirectUrl );
					}
				} else if ( 'run' in effect ) {
					world.tell( { type: 'NOT_LOADED', run: effect.run } );
				}
			} )
		);
	};
	return ( effect ) => {
		if ( effect.type === 'explainNotLoaded' ) {
			explainNotLoaded( world );
			return;
		}
		waiting.push( effect );
		if ( orderEffects.get() ) {
			performWaiting();
		} else if ( waiting.length === 1 ) {
			void orderEffects.fetch().then( performWaiting );
		}
	};
};
