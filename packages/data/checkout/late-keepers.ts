import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { whenActed, type Host } from '@shopfront/host';
import { createLate } from '@shopfront/late';
import { readDraft } from './draft';
import {
	isSameRest,
	readEdits,
	readRest,
	writeFormDraft,
} from './form-snapshot';
import { hasFormDraft } from './kept-form';
import type { Keepers } from './keepers';

/**
 * What keeps a form. One that nobody touches, and of which nothing was kept, needs none of it. A file of its own, so that
 * it is there soon after the first sign of an act.
 */
export const keepersModule = createLate(
	() => import( /* webpackChunkName: "order" */ './keepers' )
);

/**
 * Brings what the form needs before it is shown, where this tab has kept one: what was typed stands in it from the
 * first paint on.
 */
export const prepareCheckout = async (
	host: Pick< Host, 'sessionStorage' >
): Promise< void > => {
	if ( hasFormDraft( host ) ) {
		await keepersModule.fetch();
	}
};

/**
 * Has the keepers begin: at once where they are there, else at the first sign that the shopper acts. A page that goes
 * before they have come keeps its form by itself, once.
 */
export function startLateKeepers( registry: StoreRegistry ): Keepers {
	const { host } = getServices( registry );
	const known = {
		draft: readDraft( registry ),
		form: readRest( registry ),
	};
	const hadDraft = hasFormDraft( host );
	let keepers: Keepers | null = null;
	let isStopped = false;
	const begin = ( { startKeepers }: typeof import( './keepers' ) ) => {
		if ( ! isStopped ) {
			keepers = startKeepers( registry, known );
		}
	};
	const fetch = async () => {
		const come = await keepersModule.fetch();
		if ( come ) {
			begin( come );
		}
	};
	const onPageHide = () => {
		// What was kept before says more than what was typed since, and only the keepers know how to join them.
		if ( keepers || hadDraft ) {
			return;
		}
		const edits = {
			billing: readEdits( registry, 'billing' ),
			shipping: readEdits( registry, 'shipping' ),
		};
		const rest = readRest( registry );
		const isTyped = Object.values( edits ).some(
			( fields ) => Object.keys( fields ).length > 0
		);
		if ( isTyped || ! isSameRest( rest, known.form ) ) {
			writeFormDraft( registry, { ...edits, ...rest } );
		}
	};
	host.window.addEventListener( 'pagehide', onPageHide );
	const there = keepersModule.get();
	const stopWaiting = there
		? begin( there )
		: whenActed( host.window, () => void fetch() );
	return {
		abortDraft: () => keepers?.abortDraft(),
		pushPaymentMethod: () => keepers?.pushPaymentMethod(),
		stop: () => {
			isStopped = true;
			stopWaiting?.();
			host.window.removeEventListener( 'pagehide', onPageHide );
			keepers?.stop();
		},
	};
}
