import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { setPageErrors, validationStore } from '@shopfront/data/validation';
import { __ } from '@wordpress/i18n';
import type { BlockApp } from '../../app/block-app';
import type { CaptchaProvider, CaptchaWidget } from './captcha-providers';

/** Milliseconds between polls for the captcha's own script (docs/contract/cart-and-checkout.md 9). */
export const CAPTCHA_POLL_MS = 100;

export const getCaptchaErrorId = ( {
	namespace,
}: Pick< CaptchaProvider, 'namespace' > ): string => `captcha_${ namespace }`;

const getCheckoutSnapshot = ( { registry }: BlockApp ): readonly unknown[] => {
	// Structural sharing preserves the list of unchanged coupons.
	const { coupons, totals } = registry.select( cartStore ).getServerCart();
	return [
		coupons,
		totals.total_price,
		totals.total_shipping,
		totals.total_tax,
		registry.select( checkoutStore ).getRejectionCount(),
	];
};

/**
 * Some changes require a new solution. A cleared error doesn't: it clears when the shopper places the order again,
 * with the solution made since.
 */
const createChangeDetector = ( app: BlockApp ): ( () => boolean ) => {
	const hasError = () => app.registry.select( checkoutStore ).hasError();
	let seen = getCheckoutSnapshot( app );
	let hadError = hasError();
	return () => {
		const snapshot = getCheckoutSnapshot( app );
		const hasChanged =
			snapshot.some( ( value, index ) => value !== seen[ index ] ) ||
			( hasError() && ! hadError );
		seen = snapshot;
		hadError = hasError();
		return hasChanged;
	};
};

/**
 * Runs a captcha in an element: waits for its script, sends its token with the order, removes expired tokens, and
 * requests a new solution after checkout updates, coupon changes and failed orders
 * (docs/contract/cart-and-checkout.md 4, "Captcha"). An unsolved captcha blocks the order like any invalid field. A
 * failed captcha doesn't, because the shopper may be unable to solve it. Returns the stop function.
 */
export const runCaptcha = (
	app: BlockApp,
	provider: CaptchaProvider,
	element: HTMLElement
): ( () => void ) => {
	const { namespace, isLoaded, render } = provider;
	const { registry, host } = app;
	const errorId = getCaptchaErrorId( provider );
	let widget: CaptchaWidget | null = null;
	let isStopped = false;
	let hasFailed = false;
	let timer: unknown = null;

	const readToken = () =>
		registry.select( checkoutStore ).getExtensionData()[ namespace ]?.token;
	/** If the captcha failed or its script didn't load, nobody can solve it: the server decides. */
	const updateError = () => {
		const errors = registry.dispatch( validationStore );
		if ( ! widget || hasFailed || readToken() ) {
			void errors.clearValidationError( errorId );
		} else if (
			! registry.select( validationStore ).getValidationError( errorId )
		) {
			setPageErrors( registry, {
				[ errorId ]: {
					message: __(
						'Please complete the security check.',
						'shopfront'
					),
					hidden: true,
				},
			} );
		}
	};
	const fail = ( kind: 'threw' | 'wrongType', error?: unknown ) => {
		if ( ! isStopped ) {
			hasFailed = true;
			updateError();
		}
		app.extensionPoints
			.get()
			?.statistics.recordFault(
				namespace,
				'captcha',
				kind,
				error,
				kind === 'threw'
			);
	};
	const setToken = ( token: string ) => {
		if ( isStopped ) {
			return;
		}
		// The token comes from an add-on, so we don't trust its type.
		if ( typeof token !== 'string' ) {
			fail( 'wrongType' );
			return;
		}
		void registry
			.dispatch( checkoutStore )
			.setExtensionData( namespace, { token } );
		updateError();
	};
	const runSafely = ( step: () => void ) => {
		try {
			step();
		} catch ( error ) {
			// eslint-disable-next-line no-console -- Informs the author of the add-on.
			console.error(
				`Shopfront: the captcha ${ namespace } failed. See the error that follows.`,
				error
			);
			fail( 'threw', error );
		}
	};

	const poll = () =>
		runSafely( () => {
			if ( ! isLoaded() ) {
				timer = host.clock.setTimeout( poll, CAPTCHA_POLL_MS );
				return;
			}
			widget = render( element, {
				onToken: setToken,
				onExpire: () => setToken( '' ),
			} );
			updateError();
		} );
	poll();

	const needsReset = createChangeDetector( app );
	const stopListening = registry.subscribe( () => {
		if ( ! needsReset() ) {
			return;
		}
		// The current solution belongs to the previous state of the checkout.
		if ( readToken() ) {
			setToken( '' );
		}
		runSafely( () => widget?.reset() );
	} );

	return () => {
		host.clock.clearTimeout( timer );
		stopListening();
		setToken( '' );
		isStopped = true;
		void registry
			.dispatch( validationStore )
			.clearValidationError( errorId );
		runSafely( () => widget?.remove?.() );
		element.replaceChildren();
	};
};
