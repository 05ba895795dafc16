import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { createLate, type Late } from '@shopfront/late';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { OrderEffect } from '@shopfront/order';
import { __ } from '@wordpress/i18n';
import { forgetJournal } from '../attempt-journal';
import type { EffectWorld } from './effect-world';

type CreatePerform = typeof import( './effects' ).createPerform;

/** What is done once an order is asked for. A page that is only looked at needs none of it. */
export const orderEffects = createLate( () =>
	import( /* webpackChunkName: "order" */ './effects' ).then(
		( { createPerform } ) => createPerform
	)
);

const complain = ( { registry }: EffectWorld, message: string ) =>
	void registry.dispatch( noticesStore ).createErrorNotice( message, {
		id: 'checkout-not-loaded',
		context: NOTICE_CONTEXTS.CHECKOUT,
	} );

/**
 * Sees to it that an order neither stands still nor is lost sight of where it cannot be taken on. Only what begins
 * something can come to this: nothing is sent, charged or concluded without what was fetched for its first step.
 */
const doWithout = ( world: EffectWorld, effect: OrderEffect ): void => {
	const { services, tell, circumstances } = world;
	switch ( effect.type ) {
		case 'validate':
			complain(
				world,
				__(
					'Your order was not sent, because a part of this page could not be loaded. Everything you entered is still here. Please check your internet connection and place your order again.',
					'shopfront'
				)
			);
			return tell( {
				type: 'VALIDATED',
				run: effect.run,
				isValid: false,
				...circumstances(),
			} );
		case 'lookUp':
			world.later(
				() =>
					tell( {
						type: 'FOUND',
						run: effect.run,
						outcome: 'unreachable',
						redirectUrl: '',
					} ),
				effect.delayMs
			);
			return undefined;
		case 'explain':
			return complain( world, getGenericErrorMessage() );
		case 'forget':
			return forgetJournal( services.host );
		case 'leave':
			return effect.redirectUrl
				? void services.host.navigate( effect.redirectUrl )
				: undefined;
	}
};

/**
 * Does what the order machine wants done, as soon as that has come: it is fetched ahead when the page is idle, so that
 * a click mostly finds it there. Every step asks for it anew where it could not be had.
 */
export const createLatePerform = (
	world: EffectWorld,
	effects: Late< CreatePerform > = orderEffects
): ( ( effect: OrderEffect ) => void ) => {
	let perform: ReturnType< CreatePerform > | null = null;
	const performWith = ( create: CreatePerform, effect: OrderEffect ) =>
		( perform ??= create( world ) )( effect );
	return ( effect ) => {
		const create = effects.get();
		if ( create ) {
			return performWith( create, effect );
		}
		void effects
			.fetch()
			.then( ( come ) =>
				come ? performWith( come, effect ) : doWithout( world, effect )
			);
		return undefined;
	};
};
