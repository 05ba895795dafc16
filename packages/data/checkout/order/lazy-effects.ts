import { noticesStore } from '@shopfront/data/notices';
import { createLazy } from '@shopfront/lazy';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { runSafely, type OrderEffect } from '@shopfront/order';
import { __ } from '@wordpress/i18n';
import type { EffectContext } from './effect-context';

/** A separate chunk saves 15 KiB (brotli) on the cart page. */
export const orderEffects = createLazy(
	() => import( /* webpackChunkName: "order" */ './effects' )
);

const showLoadError = ( { registry }: EffectContext ): void =>
	void registry
		.dispatch( noticesStore )
		.createErrorNotice(
			__(
				'Your order was not sent because part of this page did not load. Everything you entered is still here. Please check your internet connection and place your order again.',
				'shopfront'
			),
			{ id: 'checkout-not-loaded', context: NOTICE_CONTEXTS.CHECKOUT }
		);

/**
 * Runs order effects in order, as soon as their code has loaded. If it doesn't load, the machine decides how to
 * continue; a shopper with a placed order is still redirected.
 */
export const createLazyEffectRunner = (
	effectContext: EffectContext
): ( ( effect: OrderEffect ) => void ) => {
	let waiting: OrderEffect[] = [];
	let runEffect: ( ( effect: OrderEffect ) => void ) | null = null;
	const runQueuedEffects = () => {
		const code = orderEffects.get();
		const effects = waiting;
		waiting = [];
		effects.forEach( ( effect ) =>
			runSafely( () => {
				if ( code ) {
					runEffect ??= code.createEffectRunner( effectContext );
					runEffect( effect );
				} else if ( effect.type === 'redirect' ) {
					if ( effect.redirectUrl ) {
						effectContext.services.host.navigate(
							effect.redirectUrl
						);
					}
				} else if ( 'run' in effect ) {
					effectContext.dispatchOrderEvent( {
						type: 'LOAD_FAILED',
						run: effect.run,
					} );
				}
			} )
		);
	};
	return ( effect ) => {
		if ( effect.type === 'showLoadError' ) {
			showLoadError( effectContext );
			return;
		}
		waiting.push( effect );
		if ( orderEffects.get() ) {
			runQueuedEffects();
		} else if ( waiting.length === 1 ) {
			void orderEffects.fetch().then( runQueuedEffects );
		}
	};
};
